import type { AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { AttachmentEntity } from './AttachmentEntity.ts';
import { FileEntity } from './FileEntity.ts';

export type AttachmentWithFile = AttachmentEntity & { readonly file: FileEntity };

const withFiles = (db: EntityManager): SelectQueryBuilder<AttachmentEntity> =>
  db
    .createQueryBuilder(AttachmentEntity, 'a')
    .innerJoinAndMapOne('a.file', FileEntity, 'f', 'f.id = a.file_id')
    .orderBy('a.position')
    .addOrderBy('a.id');

/** Files of records, in their order. */
export async function loadAttachments(
  db: EntityManager,
  collection: AttachmentCollection,
  recordIds: readonly string[],
): Promise<AttachmentWithFile[]> {
  if (recordIds.length === 0) return [];
  return (await withFiles(db)
    .where('a.collection = :collection AND a.collection_id = ANY(:recordIds)', { collection, recordIds })
    .getMany()) as AttachmentWithFile[];
}

/** Files by their ids; those that are not there are left out. */
export async function loadAttachmentsByIds(db: EntityManager, ids: readonly string[]): Promise<AttachmentWithFile[]> {
  if (ids.length === 0) return [];
  return (await withFiles(db).where('a.id = ANY(:ids)', { ids }).getMany()) as AttachmentWithFile[];
}

/** Files that a visitor uploaded for a message that was not sent yet. */
export async function loadWaiting(db: EntityManager, feedbackSession: string): Promise<AttachmentWithFile[]> {
  return (await withFiles(db)
    .where('a.collection_id IS NULL AND a.feedback_session = :feedbackSession', { feedbackSession })
    .getMany()) as AttachmentWithFile[];
}
