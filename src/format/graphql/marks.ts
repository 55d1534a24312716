import { type ASTNode, type DocumentNode, Kind, type Token, TokenKind, visit } from 'graphql';

/** What a document's tree says about the space between its tokens. */
export interface Marks {
  /** Tokens that start a line, with its depth. */
  readonly lines: ReadonlyMap<Token, number>;
  /** Lists in parentheses by their first token; on one line if they fit. */
  readonly lists: ReadonlyMap<Token, List>;
  /** Items after the first of whatever is separated by commas on one line. */
  readonly separated: ReadonlySet<Token>;
  readonly definitions: ReadonlySet<Token>;
  /** Strings before what they describe. */
  readonly descriptions: ReadonlySet<Token>;
  /** Tokens that the next one follows without space, or with it against the rule. */
  readonly joined: ReadonlySet<Token>;
  readonly apart: ReadonlySet<Token>;
}

export interface List {
  readonly items: ReadonlySet<Token>;
  readonly close: Token;
  /** Something in it needs lines of its own. */
  readonly isBroken: boolean;
}

export function markTokens(document: DocumentNode): Marks {
  const marks = {
    lines: new Map<Token, number>(),
    lists: new Map<Token, List>(),
    separated: new Set<Token>(),
    definitions: new Set<Token>(),
    descriptions: new Set<Token>(),
    joined: new Set<Token>(),
    apart: new Set<Token>(),
  };
  let depth = 0;
  const block = (nodes: readonly ASTNode[] | undefined) => {
    for (const node of nodes ?? []) marks.lines.set(startOf(node), depth + 1);
    const last = nodes?.at(-1);
    const close = last && nextOf(endOf(last));
    if (close) marks.lines.set(close, depth);
  };
  visit(document, {
    enter(node) {
      for (const items of blocksOf(node)) block(items);
      if (node.kind === Kind.DOCUMENT) {
        for (const definition of node.definitions) {
          marks.lines.set(startOf(definition), 0);
          marks.definitions.add(startOf(definition));
        }
      }
      if (node.kind === Kind.SELECTION_SET) depth++;
      if (node.kind === Kind.FRAGMENT_SPREAD) marks.joined.add(startOf(node));
      if (node.kind === Kind.OPERATION_DEFINITION && !node.name) marks.apart.add(startOf(node));
      if ('description' in node && node.description)
        marks.descriptions.add(startOf(node.description));
      for (const item of inlineItemsOf(node).slice(1)) marks.separated.add(startOf(item));
      for (const items of listsOf(node)) markList(items, marks);
    },
    leave(node) {
      if (node.kind === Kind.SELECTION_SET) depth--;
    },
  });
  return marks;
}

/** Nodes that each have a line of their own. */
function blocksOf(node: ASTNode): (readonly ASTNode[] | undefined)[] {
  return [
    node.kind === Kind.SELECTION_SET ? node.selections : undefined,
    'fields' in node && node.kind !== Kind.OBJECT ? node.fields : undefined,
    'values' in node && node.kind !== Kind.LIST ? node.values : undefined,
    'operationTypes' in node ? node.operationTypes : undefined,
  ];
}

function inlineItemsOf(node: ASTNode): readonly ASTNode[] {
  if (node.kind === Kind.OBJECT) return node.fields;
  return node.kind === Kind.LIST ? node.values : [];
}

export function nextOf(token: Token): Token | null {
  let next = token.next;
  while (next?.kind === TokenKind.COMMENT) next = next.next;
  return next;
}

interface Writable {
  readonly separated: Set<Token>;
  readonly lists: Map<Token, List>;
}

function listsOf(node: ASTNode): (readonly ASTNode[])[] {
  const lists: (readonly ASTNode[] | undefined)[] = [];
  if ('arguments' in node) lists.push(node.arguments);
  if ('variableDefinitions' in node) lists.push(node.variableDefinitions);
  return lists.filter((list) => list !== undefined && list.length > 0) as (readonly ASTNode[])[];
}

function markList(nodes: readonly ASTNode[], { separated, lists }: Writable): void {
  const [first, ...others] = nodes.map(startOf);
  const last = nodes.at(-1);
  const close = last && nextOf(endOf(last));
  const open = first && previousOf(first);
  if (!first || !open || !close) return;
  for (const item of others) separated.add(item);
  lists.set(open, {
    items: new Set([first, ...others]),
    close,
    isBroken:
      nodes.some((node) => 'description' in node && node.description) || hasLines(open, close),
  });
}

function hasLines(open: Token, close: Token): boolean {
  for (let token = open.next; token && token !== close; token = token.next) {
    if (token.kind === TokenKind.COMMENT || token.kind === TokenKind.BLOCK_STRING) return true;
  }
  return false;
}

function previousOf(token: Token): Token | null {
  let previous = token.prev;
  while (previous?.kind === TokenKind.COMMENT) previous = previous.prev;
  return previous;
}

function startOf(node: ASTNode): Token {
  return (node.loc as NonNullable<ASTNode['loc']>).startToken;
}

function endOf(node: ASTNode): Token {
  return (node.loc as NonNullable<ASTNode['loc']>).endToken;
}
