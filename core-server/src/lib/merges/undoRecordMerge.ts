import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { type LeftByRecordUndo, recordMergeErrors } from '@salient/shared/lib/merges/recordMerge.ts';
import type { Fields } from '../changes/ChangeRow.ts';
import { recordChange } from '../changes/recordChange.ts';
import { claimRecord } from '../records/changeRecord.ts';
import type { ChangeContext, CheckedRecord, StoredRecord } from '../records/RecordKind.ts';
import { RpcFailure } from '../rpc/RpcFailure.ts';
import type { Services } from '../rpc/Services.ts';
import { type MergeKind, prepareMerge, valid } from './mergeRecords.ts';
import { moveRedirects, moveReferences } from './moveReferences.ts';
import { type JoinedRow, nameOfReference, type RecordReference, redirects } from './RecordReference.ts';
import { type MergedFields, restoreFields } from './restoreFields.ts';

interface StoredMerge extends MergedFields {
  readonly number: string;
  readonly kept_id: string;
  readonly merged_id: string;
  readonly merged_version: number;
  readonly at: Date;
  readonly undone_at: Date | null;
}

/**
 * Makes two records of one again within the transaction of the caller. What came from the merged record goes back to it;
 * a field of the kept one that somebody changed since keeps its later value.
 *
 * @throws RpcFailure notFound, recordMergeUndone, laterRecordMergeStands; invalidData for what another record got since.
 */
export async function undoRecordMerge<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  { kind, draftOf, withoutGone, checkRestored, undoRules }: MergeKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  mergeId: string,
): Promise<{ readonly keptId: string; readonly mergedId: string; readonly left: LeftByRecordUndo }> {
  const { db, actor, method, services } = context;
  await prepareMerge(db);
  const merge = await lockMerge(context, kind.entity, mergeId);
  const { kept_id: keptId, merged_id: mergedId } = merge;
  const kept = await claimRecord(kind, context, { id: keptId });
  const now = services.now();
  const trail = { actor, method, source: 'merge', entity: kind.entity } as const;
  const before = await kind.state(db, keptId);

  await db.query('DELETE FROM redirect WHERE from_type = $1 AND from_id = $2', [kind.entity, mergedId]);
  const present = (await draftOf(db, kept)) as unknown as Fields;
  const restored = restoreFields(present, merge, undoRules);
  type Draft = NonNullable<Checked['draft']>;
  const asStanding = async (draft: Fields) => {
    const former = draft as unknown as Draft;
    return valid<Checked>((await withoutGone?.(db, former)) ?? former);
  };
  // The removal had a version too; the new one is higher than any that somebody may have read.
  const mergedVersion = merge.merged_version + 2;
  const [checkedFormer, checkedKept] = [await asStanding(restored.merged), await asStanding(restored.kept)];
  await checkRestored?.(db, [checkedFormer.draft as Draft, checkedKept.draft as Draft], {
    ids: [keptId, mergedId],
    since: merge.at,
  });
  await kind.insert?.(context, { id: mergedId, version: mergedVersion, checked: checkedFormer, now });
  const version = kept.version + 1;
  await kind.update(context, { id: keptId, version, checked: checkedKept, now }, kept);

  const moves = await db.query<{ reference: string; row_ids: string[]; joined: JoinedRow[] | null }[]>(
    'SELECT reference, row_ids, joined FROM record_merge_move WHERE merge_id = $1',
    [mergeId],
  );
  let left = 0;
  for (const { reference: name, row_ids, joined } of moves) {
    const back =
      name === redirects
        ? await moveRedirects(db, kind.entity, keptId, mergedId, row_ids)
        : await moveReferences(context, {
            ...{
              reference: referenceNamed(services, kind.entity, name),
              from: keptId,
              to: mergedId,
              now,
              ids: row_ids,
            },
            joined: joined ?? [],
          });
    left += row_ids.length - back.length;
  }
  // What undoing it needed is needed no more, and says of each what may be somebody else's.
  await db.query(
    `UPDATE record_merge SET undone_at = $2, undone_account = $3, kept_before = '{}', kept_after = '{}', merged_before = '{}'
     WHERE id = $1`,
    [mergeId, now, actor.account],
  );
  const mergedAfter = await kind.state(db, mergedId);
  await recordChange(db, {
    ...trail,
    entityId: mergedId,
    version: mergedVersion,
    before: null,
    after: mergedAfter?.fields ?? {},
  });
  const after = await kind.state(db, keptId);
  await recordChange(db, {
    ...trail,
    entityId: keptId,
    version,
    before: { ...before?.fields, merged_from: mergedId },
    after: { ...after?.fields, merged_from: null },
  });
  await kind.changed?.(context, keptId);
  await kind.changed?.(context, mergedId);
  return { keptId, mergedId, left: { fields: restored.left, records: left } };
}

/** A merge keeps its rows by the names of columns: one that is renamed has to be renamed there too. */
function referenceNamed({ references }: Pick<Services, 'references'>, to: HistoryType, name: string): RecordReference {
  const reference = references.find((each) => each.to === to && nameOfReference(each) === name);
  if (!reference) throw new Error(`a merge of ${to} moved rows by ${name}, which names none any more`);
  return reference;
}

async function lockMerge({ db }: ChangeContext, entity: HistoryType, id: string): Promise<StoredMerge> {
  const [merge] = await db.query<StoredMerge[]>('SELECT * FROM record_merge WHERE id = $1 AND entity = $2 FOR UPDATE', [
    id,
    entity,
  ]);
  if (!merge) throw new RpcFailure(commonErrors.notFound, { entity: 'record_merge', id });
  if (merge.undone_at) throw new RpcFailure(recordMergeErrors.recordMergeUndone);
  const [later] = await db.query<{ id: string }[]>(
    `SELECT id FROM record_merge
     WHERE entity = $1 AND undone_at IS NULL AND number > $2 AND (kept_id = ANY($3) OR merged_id = ANY($3))
     ORDER BY number DESC LIMIT 1`,
    [entity, merge.number, [merge.kept_id, merge.merged_id]],
  );
  if (later) throw new RpcFailure(recordMergeErrors.laterRecordMergeStands, { id: later.id });
  return merge;
}
