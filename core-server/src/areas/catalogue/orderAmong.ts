/**
 * Where new ones go among those that stand already: behind the one that they follow in `order`, and those that follow none
 * before the first of `order` that stands there. Those that stand keep their order, whatever `order` says.
 *
 * @param order of those that stand and new ones; what stands and is not in it stays where it is.
 */
export function orderAmong(standing: readonly string[], order: readonly string[]): string[] {
  const stands = new Set(standing);
  const first: string[] = [];
  const behind = new Map<string, string[]>();
  let follows: string[] = first;
  for (const each of order) {
    if (!stands.has(each)) follows.push(each);
    else {
      follows = behind.get(each) ?? [];
      behind.set(each, follows);
    }
  }
  const known = new Set(behind.keys());
  const start = standing.findIndex((each) => known.has(each));
  // Where none of them stands, they come last.
  const place = start < 0 ? standing.length : start;
  const withFollowers = (each: string) => [each, ...(behind.get(each) ?? [])];
  return [...standing.slice(0, place), ...first, ...standing.slice(place).flatMap(withFollowers)];
}
