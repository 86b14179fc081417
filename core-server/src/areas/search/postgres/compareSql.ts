import type { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import { likeOfKey, likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
import type { CompareMode } from '../ResolvedQuery.ts';

/** Compares one text in normal form. */
export function compareKey(column: string, mode: CompareMode, key: string, sql: SqlParameters): string {
  if (mode === 'empty') return `${column} = ''`;
  if (mode === 'complete') return `${column} = ${sql.add(key)}`;
  if (mode === 'not_equal') return `${column} <> ${sql.add(key)}`;
  return `${column} LIKE ${sql.add(likeOfKey(mode, key))}`;
}

/** Compares the texts of a list, any of which may match; `not_equal` means that none equals. */
export function compareKeys(column: string, mode: CompareMode, key: string, sql: SqlParameters): string {
  if (mode === 'empty') return `${column} = ''`;
  if (mode === 'not_equal') return `${column} NOT LIKE ${sql.add(likeOfKeys('complete', key))}`;
  return `${column} LIKE ${sql.add(likeOfKeys(mode, key))}`;
}

/** A text that carries no key column, brought near to normal form as it is read. */
export const plainSql = (column: string): string =>
  `lower(regexp_replace(normalize(${column}, NFKD), '[\u0300-\u036f]', '', 'g'))`;

/** Whether some day of a stored period lies between two bounds, yyyymmdd. */
export function period(
  prefix: string,
  min: string,
  max: string,
  from: number | null,
  to: number | null,
  sql: SqlParameters,
): string {
  const parts = [to === null ? `${prefix}${min} IS NOT NULL` : `${prefix}${min} <= ${sql.add(to)}`];
  if (from !== null) parts.push(`${prefix}${max} >= ${sql.add(from)}`);
  return parts.join(' AND ');
}

/** Whether a column names one of some records. */
export function idSql(
  column: string,
  { mode, ids }: { readonly mode: 'in' | 'not_in' | 'empty'; readonly ids: readonly string[] },
  sql: SqlParameters,
): string {
  if (mode === 'empty') return `${column} IS NULL`;
  const isOne = `${column} = ANY(${sql.add(ids)}::uuid[])`;
  return mode === 'in' ? isOne : `(${isOne}) IS NOT TRUE`;
}
