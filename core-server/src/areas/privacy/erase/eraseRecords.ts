import type { HeldRecord } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { PersonalDataKind } from '@salient/shared/lib/personal-data/personalDataKinds.ts';
import type { EntityManager } from 'typeorm';
import { eraseMerges } from '../../../lib/merges/eraseMerges.ts';
import { withMergedRecords } from '../../../lib/merges/followMerges.ts';
import { type PersonalDataTable, setColumns } from '../../../lib/personal-data/PersonalDataTable.ts';
import type { ValueMatcher } from '../../../lib/personal-data/ValueMatcher.ts';
import { findRecords, idOf, type RecordIds } from './findRecords.ts';
import type { Fragments } from './fragments.ts';
import { clearTables } from './sweepTables.ts';

export interface EraseOptions {
  readonly db: EntityManager;
  readonly tables: readonly PersonalDataTable[];
  readonly matcher: ValueMatcher;
  readonly ids: RecordIds;
  readonly leftOut: ReadonlySet<string>;
  readonly namesInTexts: boolean;
  readonly fragments: Fragments | null;
}

export interface EraseOutcome {
  readonly counts: Partial<Record<PersonalDataKind, number>>;
  readonly texts: number;
  readonly ids: RecordIds;
}

/** Removes or empties the records of a person, clears their trail, then every text that holds a value. Within the transaction of `db`. */
export async function eraseRecords(options: EraseOptions): Promise<EraseOutcome> {
  const { db, tables } = options;
  // What only may be of the person stays, also when an erasure is done again.
  const ids = idsByKind((await findRecords(db, tables, options)).filter(({ isUncertain }) => !isUncertain));
  // Rows that are gone already may have left entries in the trail.
  for (const [kind, known] of Object.entries(options.ids) as [PersonalDataKind, readonly string[]][]) {
    ids[kind] = [...new Set([...(ids[kind] ?? []), ...known])];
  }
  for (const { kind, table, mergedFields } of tables) {
    if (mergedFields) ids[kind] = await withMergedRecords(db, table as HistoryType, ids[kind] ?? []);
  }
  await holdOwners(db, tables, ids);
  const counts: Partial<Record<PersonalDataKind, number>> = {};
  // What names others goes first.
  for (const table of [...tables.filter(({ of }) => of), ...tables.filter(({ of }) => !of)]) {
    const count = await eraseRows(db, table, ids);
    if (count > 0) counts[table.kind] = (counts[table.kind] ?? 0) + count;
  }
  for (const { kind, table, mergedFields } of tables) {
    if (mergedFields) await eraseMerges(db, table as HistoryType, ids[kind] ?? []);
  }
  let texts = 0;
  for (const table of tables) texts += await clearTrail(db, table, ids);
  texts += await clearTables({ ...options, matcherOf: matcherOfTables(options) });
  for (const { cleanUp } of tables) if (cleanUp) await db.query(cleanUp);
  return { counts, texts, ids };
}

/** Nobody adds to records that are about to go: a moment that is being noted waits, and finds nobody any more. */
async function holdOwners(db: EntityManager, tables: readonly PersonalDataTable[], ids: RecordIds): Promise<void> {
  const owners = new Set(tables.flatMap(({ of }) => of?.kind ?? []));
  for (const table of tables) {
    const own = ids[table.kind] ?? [];
    if (table.erased !== 'removed' || !owners.has(table.kind) || own.length === 0) continue;
    await db.query(`SELECT FROM ${table.table} t WHERE ${idOf(table)} = ANY($1) ORDER BY t.id FOR UPDATE`, [own]);
  }
}

export function idsByKind(
  records: readonly Pick<HeldRecord, 'kind' | 'id'>[],
): Partial<Record<PersonalDataKind, string[]>> {
  const ids: Partial<Record<PersonalDataKind, string[]>> = {};
  for (const { kind, id } of records) ids[kind] = [...(ids[kind] ?? []), id];
  return ids;
}

/** What is looked for in a table: names only in texts of living people, when those about the past keep them. */
export function matcherOfTables({
  tables,
  matcher,
  namesInTexts,
}: Pick<EraseOptions, 'tables' | 'matcher' | 'namesInTexts'>): (table: string) => ValueMatcher {
  if (namesInTexts) return () => matcher;
  const ofLiving = new Set(tables.filter(({ isOfLiving }) => isOfLiving).map(({ table }) => table));
  const { withoutNames } = matcher;
  return (table) => (ofLiving.has(table) ? matcher : withoutNames);
}

async function eraseRows(db: EntityManager, table: PersonalDataTable, ids: RecordIds): Promise<number> {
  const { erased, of, only = 'true' } = table;
  const own = ids[table.kind] ?? [];
  const owners = of ? (ids[of.kind] ?? []) : [];
  // The id of a part that has none is the one of what it is part of, which others are part of too.
  const which =
    table.id && of
      ? `(${of.id})::text = ANY($2)`
      : `${idOf(table)} = ANY($1)${of ? ` OR (${of.id})::text = ANY($2)` : ''}`;
  const values = [own, owners];
  const condition = `(${only}) AND (${which}) AND $1::text[] IS NOT NULL AND $2::text[] IS NOT NULL`;
  if (erased !== 'removed') {
    if (Object.keys(erased).length === 0) return own.length;
    const [, count] = (await db.query(
      `UPDATE ${table.table} t SET ${setColumns(erased)} WHERE ${condition}`,
      values,
    )) as [unknown, number];
    return count;
  }
  const [, count] = (await db.query(`DELETE FROM ${table.table} t WHERE ${condition}`, values)) as [unknown, number];
  return count;
}

/** That there was a record stays known, who changed it and when; what it said does not. */
async function clearTrail(db: EntityManager, { kind, trail, of }: PersonalDataTable, ids: RecordIds): Promise<number> {
  if (!trail) return 0;
  const owners = of ? (ids[of.kind] ?? []) : [];
  const clear = (column: string) =>
    `CASE WHEN jsonb_typeof(${column}) = 'object' THEN ${trail.fields ? `${column} - $3::text[]` : `'{}'::jsonb`} ELSE ${column} END`;
  const [, count] = (await db.query(
    `UPDATE audit_entry SET before = ${clear('before')}, after = ${clear('after')}
     WHERE entity = $1 AND (entity_id::text = ANY($2) OR entity_id IN (
         SELECT p.entity_id FROM audit_entry p WHERE p.entity = $1 AND (p.before->>$5 = ANY($4) OR p.after->>$5 = ANY($4))))
       AND $3::text[] IS NOT NULL AND (before, after) IS DISTINCT FROM (${clear('before')}, ${clear('after')})`,
    [trail.entity, ids[kind] ?? [], trail.fields ?? [], owners, trail.owner ?? ''],
  )) as [unknown, number];
  return count;
}
