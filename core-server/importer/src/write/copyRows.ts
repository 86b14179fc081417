import { once } from 'node:events';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

/** A value as COPY reads it: dates and JSON are given as text. */
export type CopyValue = string | number | boolean | null | readonly (string | null)[];

const special = /[\\\t\n\r]/;
const everySpecial = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escapeText = (text: string) =>
  special.test(text) ? text.replace(everySpecial, (character) => escapes[character] as string) : text;

function encode(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value === 'number') return String(value);
  if (value.length === 0) return '{}';
  return escapeText(
    `{${value.map((item) => (item === null ? 'NULL' : `"${item.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`,
  );
}

/** Small, so that PostgreSQL is at work on the first rows while the next ones are written out. */
const pieceSize = 1 << 14;

/**
 * Writes rows by COPY, the fastest way into PostgreSQL.
 *
 * @param rows one array a row, its values in the order of `columns`; taken as fast as PostgreSQL takes them.
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const stream = client.query(from(`COPY ${table} (${columns.map((name) => `"${name}"`).join(', ')}) FROM STDIN`));
  const done = once(stream, 'finish');
  // A refused row is told through `done`; the handler keeps the wait for the buffer from being the only listener.
  done.catch(() => undefined);
  let piece = '';
  for (const row of rows) {
    piece += encode(row[0] as CopyValue);
    for (let index = 1; index < row.length; index++) piece += `\t${encode(row[index] as CopyValue)}`;
    piece += '\n';
    if (piece.length >= pieceSize) {
      if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), done]);
      piece = '';
    }
  }
  stream.end(piece);
  await done;
}

/** Makes the row of each item when it is its turn. */
export function* mapped<T>(items: Iterable<T>, rowOf: (item: T) => CopyValue[]): Generator<CopyValue[]> {
  for (const item of items) yield rowOf(item);
}

/** Fields of a record in the order of `columns`. */
export const pick = (record: object, columns: readonly string[]): CopyValue[] =>
  columns.map((column) => (record as Record<string, CopyValue>)[column] as CopyValue);
