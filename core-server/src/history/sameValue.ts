/**
 * Whether two stored values mean the same. The trail keeps keys in an order of its own; relations and memberships have
 * none; an unknown part of a date is null in the trail of imports and `?` on the wire.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  if (value === '?' || value === undefined) return 'null';
  if (Array.isArray(value)) {
    const items = value.map(canonical);
    return `[${(value.every(isRecord) ? items.sort() : items).join()}]`;
  }
  if (!isRecord(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`);
  return `{${entries.sort().join()}}`;
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
