import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import type { EntityManager } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import type { AttachmentArea } from './AttachmentArea.ts';
import { AttachmentEntity } from './AttachmentEntity.ts';
import { loadAttachments } from './loadAttachments.ts';
import { attachmentState } from './presentAttachments.ts';

/** How long the bytes of a removed file stay, so that a removal can be taken back. */
const memoryDays = 30;

/** Keeps the bytes of files that nothing may show any more as long as a removal can be taken back. */
export async function keepForAWhile(db: EntityManager, fileIds: readonly string[], now: Date): Promise<void> {
  await db.query(
    `UPDATE file SET keep_until = greatest(keep_until, $2::timestamptz + make_interval(days => ${memoryDays}))
     WHERE id = ANY($1)`,
    [fileIds, now],
  );
}

interface RemovedBy {
  readonly actor: Pick<Actor, 'id' | 'account'>;
  readonly method: string;
  readonly now: Date;
}

/**
 * Removes files of one record and keeps in the trail what they were.
 *
 * @param history the kind of the record whose history shows it.
 */
export async function removeRows(
  db: EntityManager,
  history: HistoryType | undefined,
  rows: readonly AttachmentEntity[],
  removing: RemovedBy,
): Promise<void> {
  const { actor, method, now } = removing;
  if (rows.length === 0) return;
  await keepForAWhile(
    db,
    rows.map(({ file_id }) => file_id),
    now,
  );
  await db.delete(
    AttachmentEntity,
    rows.map(({ id }) => id),
  );
  for (const row of rows) {
    await recordChange(db, {
      ...{ actor, method, entity: 'attachment', entityId: row.id, version: row.version + 1 },
      ...(history && row.collection_id ? { partOf: { type: history, id: row.collection_id } } : {}),
      before: attachmentState(row),
      after: null,
    });
  }
}

/** Removes the files of a record that is removed itself; for the area that removes it, in its transaction. */
export async function removeAttachmentsOf(
  db: EntityManager,
  { collection, history }: AttachmentArea,
  recordId: string,
  removing: RemovedBy,
): Promise<void> {
  await removeRows(db, history, await loadAttachments(db, collection, [recordId]), removing);
}
