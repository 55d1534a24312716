import type { Option } from '../model/command-tree.js';
import type { Tool } from '../model/tool.js';
import { factsOf } from './facts.js';
import { placeOf, reachableChoices } from './kinds.js';
import { isNested, isStrictlyNested, parentOf } from './nesting.js';
import { hasImpossibleDefault, isAlwaysSet, isRequired, ownDefault } from './presence.js';
import { schemaOf } from './property-schema.js';
import { visible } from './visible.js';

type Rule = (option: Option, tool: Tool) => string | undefined;

/** What can be wrong with an option, in the order it is reported; beside what `obstacles.ts` finds. */
export const optionRules: Readonly<Record<string, Rule>> = {
  // A name and a type often say enough, and words cost tokens.
  'option-unexplained': (option, { facts }) => {
    const { hidden, schema = {} } = factsOf(option, facts);
    const isKnown = option.type !== 'untyped' || option.choices || schema.type || schema.enum;
    const isDescribed = option.description.trim() !== '' || schema.description !== undefined;
    if (option.hidden || hidden || isKnown || isDescribed) return undefined;
    return `"${option.name}" has neither a type nor a description; declare one of them`;
  },
  'option-hidden-characters': ({ name, description }) =>
    visible(description) === description
      ? undefined
      : `The description of "${visible(name)}" holds control or bidirectional characters, shown as escapes; remove them`,
  'option-name-long': ({ name }) =>
    name.length > 64
      ? `"${name}" is longer than the 64 characters that clients allow, so its property is shortened; shorten it`
      : undefined,
  'option-name-of-object': ({ name }) =>
    name in Object.prototype
      ? `"${name}" is also a property of every JavaScript object, on which yargs stumbles; rename it`
      : undefined,
  'required-hidden': (option, { command }) =>
    option.hidden && isRequired(option, command.parser)
      ? `"${option.name}" is hidden and required, so the tool shows it; show it in the program too, or stop requiring it`
      : undefined,
  'choices-partly-unreachable': (option, { command }) => {
    const reachable = reachableChoices(option, placeOf(option, command.parser));
    if (!reachable?.length || option.coerced) return undefined;
    const lost = option.choices?.filter((choice) => !reachable.includes(choice)) ?? [];
    if (lost.length === 0) return undefined;
    return `The parser never produces ${lost.map((choice) => JSON.stringify(choice)).join(', ')} for "${option.name}", so the tool leaves ${lost.length === 1 ? 'that choice' : 'those choices'} out; declare the type that the choices have`;
  },
  'default-outside-choices': (option, { command }) =>
    hasImpossibleDefault(option, command.parser)
      ? `The default of "${option.name}" is none of its choices, so every call without it fails and the tool requires it; correct the default`
      : undefined,
  'default-of-other-type': (option, { command, facts }) => {
    const { parser } = command;
    if (ownDefault(option, parser) === undefined || option.defaultDescription !== undefined)
      return undefined;
    const schema = schemaOf(option, parser, { facts: factsOf(option, facts) });
    if (schema.default !== undefined) return undefined;
    return `The default ${JSON.stringify(option.default)} of "${option.name}" is no value that it accepts when given; correct the default or the type`;
  },
  'dotted-beside-parent': (option, { command }) => {
    const parent = parentOf(option);
    const { parser, options } = command;
    const hasParent = options.some(({ name, aliases }) => [name, ...aliases].includes(parent));
    return isNested(option, parser) && hasParent
      ? `"${option.name}" is put into "${parent}", an option of its own, whose value becomes a list when both are given; rename one of them`
      : undefined;
  },
  'dotted-required': (option, { command }) =>
    isNested(option, command.parser) && option.required
      ? `"${option.name}" is required and its name has a dot, so yargs never finds it and every call fails; stop requiring it, or turn "dot-notation" off`
      : undefined,
  'dotted-default': (option, { command }) =>
    isStrictlyNested(option, command) && isAlwaysSet(option)
      ? `In strict mode yargs refuses the default of "${option.name}" as an unknown argument, so every call fails; remove it, or turn "dot-notation" off`
      : undefined,
};
