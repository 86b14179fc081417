import type { MethodDeclaration } from '@salient/shared/lib/contract/defineMethod.ts';
import { InvalidParams } from './InvalidParams.ts';

/**
 * Other words that the documents use for a parameter (RPC-12), each with the canonical ones it may stand for. Maps, as a caller
 * may send any name: `constructor` is one that every object has.
 */
const aliases: ReadonlyMap<string, readonly string[]> = new Map([
  ['_id', ['id']],
  ['storyId', ['id']],
  ['query', ['text']],
  ['username', ['account']],
  ['arguments', ['args']],
  ['extends', ['extend']],
  ['expand', ['extend']],
  ['expansions', ['extend']],
  ['extensions', ['extend']],
  ['includes', ['extend']],
  ['skip', ['offset']],
]);

/** The same within records that a call carries (USER-11). */
const nestedAliases: ReadonlyMap<string, string> = new Map([
  ['_id', 'id'],
  ['username', 'account'],
]);

/** Values, counted at every level, that one call may carry; the longest list of the contract has a thousand. */
const maxValues = 20_000;
/** Levels of lists and records within each other; the contract's deepest has nine. */
const maxDepth = 20;

/**
 * Brings the parameters of a call to the method's own words: the token taken out, aliases renamed where the method
 * knows the canonical word and it is not there yet, in nested records `_id` and `username`, an `_id` that repeats the `id`
 * left out, fields of a record that the documents give side by side put together, and texts freed of what PostgreSQL stores
 * in none: NUL characters are dropped, halves of surrogate pairs become U+FFFD.
 *
 * @throws InvalidParams when the parameters are too many or nested too deep to be meant, or an `_id` contradicts the `id`.
 */
export function readParams(
  method: Pick<MethodDeclaration, 'params' | 'unwrapped'>,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = method.params.shape;
  const params = wrapped(method, given);
  const read: Record<string, unknown> = {};
  const clean = new Cleaner();
  for (const [key, value] of Object.entries(params)) {
    if (key === 'token' || isSecondName(params, key)) continue;
    const isFree = (name: string) =>
      Object.hasOwn(known, name) && !Object.hasOwn(params, name) && !Object.hasOwn(read, name);
    const canonical = Object.hasOwn(known, key) ? key : (aliases.get(key)?.find(isFree) ?? key);
    define(read, canonical, clean.value(value, 1));
  }
  return read;
}

/** Under which the documents send a record whole, whatever it is (RPC-15). */
const wholeRecordKeys = ['document', 'payload'] as const;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The parameters with a record under the method's own word for it: one that stands under another word, or whose fields stand
 * side by side, but for the method's own.
 */
function wrapped(
  { unwrapped, params: { shape: own } }: Pick<MethodDeclaration, 'params' | 'unwrapped'>,
  params: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (unwrapped === undefined || Object.hasOwn(params, unwrapped)) return params;
  const given = Object.entries(params).filter(([key]) => key !== 'token');
  const whole = wholeRecordKeys.find((key) => isRecord(params[key]) && !Object.hasOwn(own, key));
  if (whole !== undefined) {
    return { ...Object.fromEntries(given.filter(([key]) => key !== whole)), [unwrapped]: params[whole] };
  }
  const [beside, fields] = [
    given.filter(([key]) => Object.hasOwn(own, key)),
    given.filter(([key]) => !Object.hasOwn(own, key)),
  ];
  return fields.length === 0 ? params : { ...Object.fromEntries(beside), [unwrapped]: Object.fromEntries(fields) };
}

/** Plain assignment would let a key named `__proto__` change the object instead of being refused as unknown. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, writable: true, configurable: true });
}

/**
 * Whether `key` is an `_id` beside an equal `id`, which says nothing more.
 *
 * @throws InvalidParams when the two differ.
 */
function isSecondName(record: object, key: string): boolean {
  if (key !== '_id' || !Object.hasOwn(record, 'id')) return false;
  const { id, _id } = record as { readonly id: unknown; readonly _id: unknown };
  const [one, other] = [id, _id].map((each) => (typeof each === 'string' ? each.toLowerCase() : each));
  if (one === other) return true;
  throw new InvalidParams([{ path: ['_id'], message: '_id and id are two names of one thing and must not differ' }]);
}

class Cleaner {
  #values = 0;

  value(value: unknown, depth: number): unknown {
    if (++this.#values > maxValues) throw new InvalidParams([{ path: [], message: `more than ${maxValues} values` }]);
    if (typeof value === 'string') return cleanString(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth > maxDepth) throw new InvalidParams([{ path: [], message: `more than ${maxDepth} levels deep` }]);
    if (Array.isArray(value)) return value.map((item) => this.value(item, depth + 1));
    const cleaned: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      if (isSecondName(value, key)) continue;
      const canonical = nestedAliases.get(key);
      const name = canonical !== undefined && !Object.hasOwn(value, canonical) ? canonical : key;
      define(cleaned, name, this.value(item, depth + 1));
    }
    return cleaned;
  }
}

/**
 * A value as a call may carry it: texts freed of what PostgreSQL stores in none.
 *
 * @throws InvalidParams when there is more of it than is meant.
 */
export const cleanValue = (value: unknown): unknown => new Cleaner().value(value, 1);

const cleanString = (text: string) => text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\ufffd');
