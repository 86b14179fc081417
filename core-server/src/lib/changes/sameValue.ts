/**
 * Whether two stored values mean the same. The trail keeps keys in an order of its own; relations and memberships have
 * none; an unknown part of a date is null in the trail of imports and `?` on the wire.
 *
 * @param lists `ordered` where parts that stand in another order are something else, as photos in a row.
 */
export function sameValue(a: unknown, b: unknown, lists: 'ordered' | 'unordered' = 'unordered'): boolean {
  return canonical(a, lists) === canonical(b, lists);
}

function canonical(value: unknown, lists: 'ordered' | 'unordered'): string {
  if (value === '?' || value === undefined) return 'null';
  if (Array.isArray(value)) {
    const items = value.map((item) => canonical(item, lists));
    return `[${(lists === 'unordered' && value.every(isRecord) ? items.sort() : items).join()}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${canonical(item, lists)}`);
  return `{${entries.sort().join()}}`;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
