import { type LeftByRecordUndo, recordMergeErrors } from '@salient/shared/lib/merges/recordMerge.ts';
import type { EntityManager, EntityTarget, FindOptionsWhere } from 'typeorm';
import { missingRecordError } from '../records/missingRecordError.ts';
import type { ChangeContext, CheckedRecord, StoredRecord } from '../records/RecordKind.ts';
import { RpcFailure } from '../rpc/RpcFailure.ts';
import { isOneRecord } from './isOneRecord.ts';
import { type MergeKind, type MergeSide, mergeRecords } from './mergeRecords.ts';
import { undoRecordMerge } from './undoRecordMerge.ts';

/** Both records of a merge, the one that stays first; with the versions that were read, where they are given. */
interface Two {
  readonly idA: string;
  readonly idB: string;
  readonly versionA?: number | undefined;
  readonly versionB?: number | undefined;
}

type Side<Stored, Checked extends CheckedRecord> = MergeSide<Stored, NonNullable<Checked['draft']>>;

/**
 * Both records as they are, held from nobody, for a preview.
 *
 * @throws RpcFailure recordMergedWithItself; notFound, gone or merged for one that is not there.
 */
export async function readMergeSides<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  { kind, draftOf }: MergeKind<Stored, Checked, Input, Reply>,
  db: EntityManager,
  entity: EntityTarget<Stored>,
  { idA, idB }: Two,
): Promise<readonly [kept: Side<Stored, Checked>, merged: Side<Stored, Checked>]> {
  if (isOneRecord(idA, idB)) throw new RpcFailure(recordMergeErrors.recordMergedWithItself);
  const read = async (id: string) => {
    const stored = await db.findOneBy(entity, { id } as FindOptionsWhere<Stored>);
    if (!stored) throw await missingRecordError(db, kind.entity, id);
    return { stored, draft: await draftOf(db, stored) };
  };
  return [await read(idA), await read(idB)];
}

/** Merges two records, and answers the one that stays with the merge, by which it is undone; fails like `mergeRecords`. */
export async function mergeAndPresent<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  mergeKind: MergeKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  { reason, ...two }: Two & { readonly reason: string },
  mergeDrafts: Parameters<typeof mergeRecords<Stored, Checked, Input, Reply>>[4],
): Promise<Reply & { merge_id: string }> {
  const mergeId = await mergeRecords(mergeKind, context, two, reason, mergeDrafts);
  return { ...(await mergeKind.kind.present(context, two.idA)), merge_id: mergeId };
}

/** Undoes a merge, and answers both records with what stays as somebody left it since; fails like `undoRecordMerge`. */
export async function undoAndPresent<Stored extends StoredRecord, Checked extends CheckedRecord, Input, Reply>(
  mergeKind: MergeKind<Stored, Checked, Input, Reply>,
  context: ChangeContext,
  mergeId: string,
): Promise<{ kept: Reply; restored: Reply; left: LeftByRecordUndo }> {
  const { keptId, mergedId, left } = await undoRecordMerge(mergeKind, context, mergeId);
  const { present } = mergeKind.kind;
  return { kept: await present(context, keptId), restored: await present(context, mergedId), left };
}
