import type { AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { AttachmentAreas } from './AttachmentArea.ts';
import { AttachmentEntity } from './AttachmentEntity.ts';

/** Refuses whoever may not `see` or `change` the files of a record. */
export async function reachRecord(
  db: EntityManager,
  areas: AttachmentAreas,
  actor: Actor,
  { collection, collection_id }: { readonly collection: AttachmentCollection; readonly collection_id: string },
  right: 'see' | 'change',
): Promise<void> {
  const rights = await areas[collection]?.rights(db, actor, collection_id);
  if (!rights?.see) throw new RpcFailure(commonErrors.notFound, { entity: collection, id: collection_id });
  if (!rights[right]) throw new RpcFailure(commonErrors.notPermitted);
}

/** A file of a record for whoever may `see` or `change` it; one that waits in a session is nobody's to reach by its id. */
export async function reachAttachment(
  db: EntityManager,
  areas: AttachmentAreas,
  actor: Actor,
  id: string,
  right: 'see' | 'change',
): Promise<AttachmentEntity & { readonly collection_id: string }> {
  const found = await db.findOne(AttachmentEntity, {
    where: { id },
    ...(right === 'change' ? { lock: { mode: 'pessimistic_write' as const } } : {}),
  });
  if (!found || found.collection_id === null) throw new RpcFailure(commonErrors.notFound, { entity: 'attachment', id });
  const reached = found as AttachmentEntity & { readonly collection_id: string };
  await reachRecord(db, areas, actor, reached, right);
  return reached;
}
