export type { Command, CommandTree, SkippedCommand } from './model/command-tree.js';
