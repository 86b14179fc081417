import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { ChangeContext } from '../../lib/records/RecordKind.ts';

export interface RecordChange {
  readonly entity: HistoryType;
  readonly id: string;
  readonly change: 'created' | 'changed' | 'removed';
  readonly fields: { readonly name: string; readonly before: unknown; readonly after: unknown }[];
}

interface Entry {
  readonly entity: HistoryType;
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** The changes of records that some steps of this transaction make, as they stand in the trail. */
export async function changesWithin(
  { db, actor }: Pick<ChangeContext, 'db' | 'actor'>,
  steps: () => Promise<unknown>,
): Promise<RecordChange[]> {
  const [last] = await db.query<{ id: string }[]>('SELECT coalesce(max(id), 0) AS id FROM audit_entry');
  await steps();
  // Those of this transaction bear the moment at which it began.
  const entries = await db.query<Entry[]>(
    `SELECT entity, entity_id AS id, before, after FROM audit_entry
     WHERE id > $1 AND at = now() AND user_id IS NOT DISTINCT FROM $2 ORDER BY audit_entry.id`,
    [last?.id, actor.id],
  );
  return entries.map(({ entity, id, before, after }) => ({
    entity,
    id,
    change: before === null ? 'created' : after === null ? 'removed' : 'changed',
    fields:
      before && after
        ? Object.keys(after).map((name) => ({ name, before: before[name] ?? null, after: after[name] }))
        : [],
  }));
}
