import type { Conflict } from '@salient/shared/lib/history/conflict.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { type ChangeRow, changeColumns, type Fields } from './ChangeRow.ts';
import type { HistoryReader } from './HistoryArea.ts';
import { RecordNameLookup } from './RecordNameLookup.ts';
import { referencesIn, showFields } from './showFields.ts';

/** Parts of a date that nobody knows are null in the trail of imports and `?` on the wire. */
const onWire = (name: string, value: unknown) => (value === null && /_(day|month|year)$/.test(name) ? '?' : value);

/**
 * What the loser of two saves is told (error 1020): who saved, when, and the fields that changed since `version` with
 * the values they had and have.
 *
 * @param reader where the conflict came up, and who is told.
 * @param mayRead whether who is told may read a field.
 */
export async function conflictDetails(
  reader: HistoryReader,
  entity: HistoryType,
  id: string,
  version: number,
  currentVersion: number,
  mayRead: (field: string) => boolean = () => true,
): Promise<Conflict> {
  const { db, services } = reader;
  const { historyAreas } = services;
  const rows = await db.query<ChangeRow[]>(
    `SELECT ${changeColumns} FROM audit_entry a
     WHERE a.entity = $1 AND a.entity_id = $2 AND a.version > $3 ORDER BY a.id`,
    [entity, id, version],
  );
  const before: Record<string, unknown> = {};
  const after: Record<string, unknown> = {};
  for (const row of rows) {
    for (const [name, value] of Object.entries(row.before ?? {})) {
      if (!Object.hasOwn(before, name)) before[name] = onWire(name, value);
    }
    for (const [name, value] of Object.entries(row.after ?? {})) after[name] = onWire(name, value);
  }
  const changedFields = Object.keys(after)
    .filter((name) => mayRead(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .sort();
  const recordNames = await RecordNameLookup.open(db, historyAreas, [
    ...referencesIn(entity, before),
    ...referencesIn(entity, after),
  ]);
  const newest = rows.at(-1);
  const kept: Fields = Object.fromEntries(changedFields.map((name) => [name, after[name]]));
  return {
    version: currentVersion,
    changedBy: newest?.account ?? null,
    changedAt: newest?.at.toISOString() ?? null,
    changedFields,
    current: (await historyAreas[entity].asRead?.(reader, kept)) ?? kept,
    changes: showFields(entity, before, after, recordNames).filter(({ field }) => mayRead(field)),
  };
}
