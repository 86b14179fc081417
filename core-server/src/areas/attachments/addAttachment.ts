import type { AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import { uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { type EntityManager, IsNull } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';
import type { AttachmentAreas } from './AttachmentArea.ts';
import { AttachmentEntity } from './AttachmentEntity.ts';
import { AttachmentReservationEntity } from './AttachmentReservationEntity.ts';
import { type AttachmentWithFile, loadAttachmentsByIds } from './loadAttachments.ts';
import { attachmentState } from './presentAttachments.ts';

/** Where an uploaded file is to be. */
export interface UploadPlace {
  readonly collection: AttachmentCollection;
  /** Null for a file of a message that is still being written. */
  readonly collection_id: string | null;
  readonly feedback_session: string | null;
  /** The last one unless given. */
  readonly position: number | null;
  readonly upload_id: string | null;
  /** The id that was reserved for it. */
  readonly reserved_id?: string;
}

/**
 * Refuses whoever may not put a file there.
 *
 * @throws UploadRefused
 */
export async function checkPlace(
  db: EntityManager,
  areas: AttachmentAreas,
  actor: Actor,
  place: UploadPlace,
): Promise<void> {
  if (place.collection_id === null) {
    const waiting = { feedback_session: place.feedback_session as string, collection_id: IsNull() };
    if ((await db.countBy(AttachmentEntity, waiting)) >= uploadLimits.guestFiles)
      throw new UploadRefused('TOO_MANY_FILES');
    return;
  }
  const area = areas[place.collection];
  if (!area) throw new UploadRefused('INVALID_DATA');
  const rights = await area.rights(db, actor, place.collection_id);
  if (!rights) throw new UploadRefused('DOES_NOT_EXIST');
  if (!rights.change) throw new UploadRefused('NOT_PERMITTED');
  const { collection, collection_id } = place;
  if (area.most !== undefined && (await db.countBy(AttachmentEntity, { collection, collection_id })) >= area.most) {
    throw new UploadRefused('TOO_MANY_FILES');
  }
}

/** The file that an upload repeated after a lost answer has put there already. */
export async function findRepeated(db: EntityManager, place: UploadPlace): Promise<AttachmentWithFile | null> {
  if (place.upload_id === null) return null;
  const found = await db.findOneBy(AttachmentEntity, { upload_id: place.upload_id });
  if (!found) return null;
  const same =
    found.collection === place.collection &&
    found.collection_id === place.collection_id &&
    found.feedback_session === place.feedback_session;
  if (!same) throw new UploadRefused('INVALID_DATA');
  return (await loadAttachmentsByIds(db, [found.id]))[0] ?? null;
}

/** Writes the place of a kept file, within a transaction. */
export async function addAttachment(
  db: EntityManager,
  areas: AttachmentAreas,
  actor: Actor,
  place: UploadPlace,
  file: { readonly id: string; readonly name: string },
  now: Date,
): Promise<AttachmentWithFile> {
  // Of five files at once the sixth must see the others.
  const owner = place.collection_id ?? place.feedback_session;
  await db.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [advisoryLocks.fileRecord, owner]);
  const repeated = await findRepeated(db, place);
  if (repeated) return repeated;
  await checkPlace(db, areas, actor, place);
  const { collection, collection_id, feedback_session, upload_id } = place;
  const position = place.position ?? (await nextPosition(db, place));
  const id = place.reserved_id ?? uuidv7();
  await db.insert(AttachmentEntity, {
    ...{ id, collection, collection_id, feedback_session, upload_id, position, file_id: file.id, name: file.name },
    ...{ created_by: actor.id, created_at: now, updated_at: now },
  });
  await db.delete(AttachmentReservationEntity, { id });
  const [added] = await loadAttachmentsByIds(db, [id]);
  if (!added) throw new Error(`attachment ${id} vanished within its own transaction`);
  if (collection_id !== null) {
    const area = areas[collection];
    await recordChange(db, {
      ...{ actor, method: 'uploadImage', entity: 'attachment', entityId: id, version: 1 },
      ...(area ? { partOf: { type: area.history, id: collection_id } } : {}),
      before: null,
      after: attachmentState(added),
    });
    await area?.changed?.(db, collection_id);
  }
  return added;
}

async function nextPosition(db: EntityManager, place: UploadPlace): Promise<number> {
  const { collection, collection_id, feedback_session } = place;
  const [row] = await db.query<{ next: number }[]>(
    `SELECT coalesce(max(position) + 1, 0) AS next FROM attachment WHERE collection = $1 AND
       CASE WHEN $2::uuid IS NULL THEN collection_id IS NULL AND feedback_session = $3 ELSE collection_id = $2 END`,
    [collection, collection_id, feedback_session],
  );
  return row?.next ?? 0;
}
