import type { EntityManager } from 'typeorm';
import { eraseFields } from '../../../lib/personal-data/eraseValue.ts';
import type { ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';
import { type Fragments, rowsThatMay } from './fragments.ts';
import { type TextColumn, type TextTable, textTablesOf } from './textColumns.ts';

export interface SweepOptions {
  readonly db: EntityManager;
  /** What is looked for in a table. */
  readonly matcherOf: (table: string) => ValueMatcher;
  /** What a row must hold to be read at all; every row is read when the values are not known. */
  readonly fragments: Fragments | null;
  /** Rows that are of somebody else: their ids, and those of the records that they tell of. */
  readonly leftOut: ReadonlySet<string>;
}

/** A column of a row that holds a value. */
export interface Hit {
  readonly table: string;
  readonly column: string;
  readonly id: string | null;
  /** What stands there, as text. */
  readonly text: string;
}

export interface SweepOutcome {
  readonly tables: number;
  readonly columns: number;
}

type Row = Readonly<Record<string, unknown>> & { readonly row_at: string };

const rowsAtOnce = 1_000;
/** Triggers write further rows while rows are cleared, which the next pass sees. */
const maxPasses = 4;
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Reads every row of every table that can hold a value, within the transaction of `db`.
 *
 * @param onRow is told of each row that does: its table, the row, and what would be left of it.
 */
async function readTables(
  options: SweepOptions,
  onRow: (table: TextTable, row: Row, changes: readonly TextColumn[], erased: Row) => Promise<void>,
): Promise<SweepOutcome> {
  const tables = await textTablesOf(options.db);
  for (const table of tables) await readTable(options, table, onRow);
  return { tables: tables.length, columns: tables.reduce((sum, { columns }) => sum + columns.length, 0) };
}

async function readTable(
  { db, matcherOf, fragments, leftOut }: SweepOptions,
  table: TextTable,
  onRow: Parameters<typeof readTables>[1],
): Promise<void> {
  const matcher = matcherOf(table.name);
  if (matcher.digests.length === 0) return;
  const columns = table.columns.map(({ name }) => `t.${quoted(name)}`);
  const ids = table.hasId ? ', t.id::text AS row_id' : '';
  const owner = table.name === 'audit_entry' ? ', t.entity_id::text AS row_owner' : '';
  await db.query(
    `DECLARE sweep NO SCROLL CURSOR FOR SELECT t.ctid::text AS row_at${ids}${owner}, ${columns.join(', ')}
     ${fragments ? rowsThatMay(fragments, `${quoted(table.name)} AS t`, columns) : `FROM ${quoted(table.name)} AS t`}`,
  );
  for (;;) {
    const rows = await db.query<Row[]>(`FETCH ${rowsAtOnce} FROM sweep`);
    if (rows.length === 0) break;
    for (const row of rows) {
      if (leftOut.has(String(row.row_id)) || leftOut.has(String(row.row_owner))) continue;
      const { row_at: _at, row_id: _id, row_owner: _owner, ...fields } = row;
      const erased = eraseFields(matcher, fields);
      if (erased === fields) continue;
      const changes = table.columns.filter(({ name }) => erased[name] !== fields[name]);
      await onRow(table, row, changes, { ...row, ...erased });
    }
  }
  await db.query('CLOSE sweep');
}

/** Where values stand, without touching anything. */
export async function findInTables(options: SweepOptions, onHit: (hit: Hit) => void): Promise<SweepOutcome> {
  return readTables(options, async (table, row, changes) => {
    for (const { name } of changes) {
      const value = row[name];
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      onHit({ table: table.name, column: name, id: (row.row_id as string | undefined) ?? null, text });
    }
  });
}

/**
 * Clears values from every table until none is found.
 *
 * @returns how many rows were changed.
 * @throws Error when values come back by themselves.
 */
export async function clearTables(options: SweepOptions): Promise<number> {
  let rows = 0;
  for (let pass = 1; pass <= maxPasses; pass++) {
    let changed = 0;
    await readTables(options, async (table, row, changes, erased) => {
      const written = changes.filter(({ isGenerated }) => !isGenerated);
      if (written.length === 0) return;
      const set = written.map(({ name, type }, n) => `${quoted(name)} = $${n + 2}::${type}`);
      if (table.hasVersion) set.push('version = version + 1');
      const values = written.map(({ name, type }) =>
        type.startsWith('json') ? JSON.stringify(erased[name]) : erased[name],
      );
      await options.db.query(`UPDATE ${quoted(table.name)} SET ${set.join(', ')} WHERE ctid = $1::tid`, [
        row.row_at,
        ...values,
      ]);
      changed++;
    });
    if (changed === 0) return rows;
    rows += changed;
  }
  throw new Error('values that were cleared from tables came back by themselves');
}
