import { type JsonNode, jsonValue } from '../json-syntax.js';
import { canonicalDecimal } from './decimal.js';

/**
 * Numbers the values of JSON texts so that two values are equal exactly where their numbers are: keys in
 * any order, numbers by value to the last digit.
 */
export class Identities {
  readonly #numbers = new Map<string, number>();
  readonly #seen = new Map<JsonNode, number>();

  of(text: string, node: JsonNode): number {
    const isContainer = node.kind === 'array' || node.kind === 'object';
    const seen = isContainer ? this.#seen.get(node) : undefined;
    if (seen !== undefined) return seen;
    const content = this.#contentOf(text, node);
    const number = this.#numbers.get(content) ?? this.#numbers.size;
    this.#numbers.set(content, number);
    if (isContainer) this.#seen.set(node, number);
    return number;
  }

  #contentOf(text: string, node: JsonNode): string {
    if (node.kind === 'array') return `[${node.items.map((item) => this.of(text, item))}`;
    if (node.kind === 'object') {
      const members = [...node.members].map(
        ([key, member]) => `${JSON.stringify(key)}:${this.of(text, member.node)}`,
      );
      return `{${members.sort()}`;
    }
    const literal = text.slice(node.start, node.end);
    if (node.kind === 'number') return canonicalDecimal(literal);
    return node.kind === 'string' ? JSON.stringify(jsonValue(text, node)) : literal;
  }
}
