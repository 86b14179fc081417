import type { AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import { createAttachment } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { cleanLine } from '@salient/shared/lib/schemas/cleanText.ts';
import { isId } from '@salient/shared/lib/schemas/isId.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { implement } from '../../lib/rpc/implement.ts';
import { AttachmentEntity } from './AttachmentEntity.ts';
import { AttachmentReservationEntity } from './AttachmentReservationEntity.ts';
import { reachRecord } from './reachAttachment.ts';

export const handleCreateAttachment = implement(createAttachment, async ({ params, db, actor, services }) => {
  const { collection, collection_id, position, name = '' } = params.attachment;
  await reachRecord(db, services.attachmentAreas, actor, { collection, collection_id }, 'change');
  const reserved = { id: uuidv7(), collection, collection_id, position: position ?? null, name: cleanLine(name) };
  await db.insert(AttachmentReservationEntity, { ...reserved, created_by: actor.id, created_at: services.now() });
  return reserved;
});

/** Where the file of a reservation goes. */
export interface ReservedPlace {
  readonly id: string;
  readonly collection: AttachmentCollection;
  readonly collection_id: string | null;
  readonly position: number | null;
  readonly name: string;
}

/** What was reserved under an id, also after its file came: an upload that is repeated is answered with that. */
export async function findReserved(db: EntityManager, id: unknown): Promise<ReservedPlace | null> {
  if (typeof id !== 'string' || !isId(id)) return null;
  return (
    (await db.findOneBy(AttachmentReservationEntity, { id })) ??
    (await db.findOneBy(AttachmentEntity, { id, upload_id: id }))
  );
}
