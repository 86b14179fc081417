import type { ActionOutcome } from '@salient/shared/areas/functions/functionMethods.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import type { Fields } from '../../lib/changes/ChangeRow.ts';
import { RecordNameLookup } from '../../lib/changes/RecordNameLookup.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';
import type { Services } from '../../lib/rpc/Services.ts';

/** An entry of the trail, as far as an action tells of it. */
export interface Entry {
  /** Its number in the trail. */
  readonly entry: string;
  readonly entity: HistoryType;
  readonly id: string;
  readonly part_of_type: HistoryType | null;
  readonly part_of_id: string | null;
  readonly version: number | null;
  readonly before: Fields | null;
  readonly after: Fields | null;
}

type RowChanges = NonNullable<ActionOutcome['changes']>[number];
type Preview = NonNullable<ActionOutcome['preview']>[number]['records'][number];

/** The changes of records that some steps of this transaction make, as they stand in the trail. */
export async function changesWithin(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  steps: () => Promise<unknown>,
): Promise<Entry[]> {
  const [last] = await db.query<{ id: string }[]>('SELECT coalesce(max(id), 0) AS id FROM audit_entry');
  await steps();
  // Those of this transaction bear the moment at which it began.
  return db.query<Entry[]>(
    `SELECT id::text AS entry, entity, entity_id AS id, part_of_type, part_of_id, version, before, after FROM audit_entry
     WHERE id > $1 AND at = now() AND user_id IS NOT DISTINCT FROM $2 ORDER BY audit_entry.id`,
    [last?.id, actor.id],
  );
}

const kindOf = ({ before, after }: Entry) => (before === null ? 'created' : after === null ? 'removed' : 'changed');

/** What a preview says of an entry: which fields would change, and what they were and become. */
export const presentPreview = (entry: Entry): Preview => ({
  ...{ entity: entry.entity, id: entry.id, change: kindOf(entry) },
  fields:
    entry.before && entry.after
      ? Object.keys(entry.after).map((name) => ({
          ...{ name, before: entry.before?.[name] ?? null, after: entry.after?.[name] },
        }))
      : [],
});

/** What was done with each row: which records by name, and whether the trail leads back. */
export async function presentDone(
  db: EntityManager,
  { historyAreas }: Pick<Services, 'historyAreas'>,
  rows: readonly { readonly id: string; readonly entries: readonly Entry[] }[],
  mayUndo: boolean,
): Promise<RowChanges[]> {
  const entries = rows.flatMap((row) => row.entries);
  const owners = entries.flatMap(({ part_of_type: type, part_of_id: id }) => (type && id ? [{ type, id }] : []));
  const own = entries.map(({ entity: type, id }) => ({ type, id }));
  const names = await RecordNameLookup.open(db, historyAreas, [...own, ...owners]);
  const undoable = ({ entity, version, before, after }: Entry) =>
    before !== null &&
    (after === null
      ? (historyAreas[entity].mayBringBack?.(before) ?? false)
      : version !== null && historyAreas[entity].update !== undefined);
  return rows.map((row) => ({
    id: row.id,
    records: row.entries.map((entry) => {
      const { part_of_type: type, part_of_id: id } = entry;
      return {
        ...{ entry: entry.entry, change: kindOf(entry), version: entry.version },
        record: names.shown({ type: entry.entity, id: entry.id }),
        part_of: type && id ? names.shown({ type, id }) : null,
        undoable: mayUndo && undoable(entry),
      };
    }),
  }));
}
