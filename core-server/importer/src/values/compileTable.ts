import { headerKey, type Scope } from './Scope.ts';

/** Looks a text up in a table of the mapping, without regard to case and double blanks. */
export function compileTable(
  table: string | Record<string, string>,
  scope: Scope,
  path: string,
): { readonly lookup: (text: string) => string | null; readonly name: string } {
  const named = typeof table === 'string' ? scope.tables[table] : table;
  if (!named) {
    const known = Object.keys(scope.tables);
    const hint = known.length > 0 ? `known are: ${known.join(', ')}` : 'the mapping has no "tables"';
    scope.fault(path, `names the table "${String(table)}"; ${hint}`);
  }
  const entries = new Map(Object.entries(named ?? {}).map(([key, value]) => [headerKey(key), value]));
  return {
    lookup: (text) => entries.get(headerKey(text)) ?? null,
    name: typeof table === 'string' ? ` "${table}"` : '',
  };
}
