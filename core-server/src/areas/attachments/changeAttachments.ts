import {
  orderAttachments,
  removeAttachment,
  updateAttachment,
  validateAttachment,
} from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { checkAttachment, cleanWords } from '@salient/shared/areas/attachments/checkAttachment.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { IsNull } from 'typeorm';
import { conflictDetails } from '../../lib/changes/conflictDetails.ts';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import { AttachmentEntity } from './AttachmentEntity.ts';
import { loadAttachments, loadAttachmentsByIds } from './loadAttachments.ts';
import { attachmentState, presentAttachments, wordsOf } from './presentAttachments.ts';
import { reachAttachment, reachRecord } from './reachAttachment.ts';
import { removeRows } from './removeAttachments.ts';

export const handleValidateAttachment = implement(validateAttachment, async ({ params, db }) => {
  const { id, ...words } = params.attachment;
  const stored = await db.findOneBy(AttachmentEntity, { id });
  if (!stored) return new FieldErrorList().add('id', 'DOES_NOT_EXIST').result;
  return checkAttachment(cleanWords({ ...wordsOf(stored), ...words })).result;
});

export const handleUpdateAttachment = implement(updateAttachment, async (context) => {
  const { params, db, actor, method, services, fail } = context;
  const { id, version, ...words } = params.attachment;
  const stored = await reachAttachment(db, services.attachmentAreas, actor, id, 'change');
  if (stored.version !== version)
    throw fail.conflict(await conflictDetails(db, 'attachment', id, version, stored.version));
  const written = cleanWords({ ...wordsOf(stored), ...words });
  const errors = checkAttachment(written);
  if (!errors.isEmpty) throw fail.invalidData(errors.errors);
  await db.update(AttachmentEntity, { id }, { ...written, version: version + 1, updated_at: services.now() });
  const rows = await loadAttachmentsByIds(db, [id]);
  const [saved] = rows;
  if (!saved) throw fail.notFound({ entity: 'attachment', id });
  const area = services.attachmentAreas[saved.collection];
  await recordChange(db, {
    ...{ actor, method, entity: 'attachment', entityId: id, version: saved.version },
    ...(area ? { partOf: { type: area.history, id: stored.collection_id } } : {}),
    before: attachmentState(stored),
    after: attachmentState(saved),
  });
  await area?.changed?.(db, stored.collection_id);
  const [attachment] = await presentAttachments(rows, { files: services.files, actor });
  return attachment as NonNullable<typeof attachment>;
});

export const handleOrderAttachments = implement(orderAttachments, async ({ params, db, actor, services, fail }) => {
  const { collection, collection_id, ids } = params;
  await reachRecord(db, services.attachmentAreas, actor, { collection, collection_id }, 'change');
  const rows = await loadAttachments(db, collection, [collection_id]);
  const known = rows.map(({ id }) => id);
  if ([...ids].sort().join() !== [...known].sort().join()) throw fail.invalidData({ ids: ['ids: INVALID_DATA'] });
  await db.query(
    `UPDATE attachment a SET position = o.position - 1
     FROM unnest($1::uuid[]) WITH ORDINALITY AS o (id, position) WHERE a.id = o.id`,
    [ids],
  );
  await services.attachmentAreas[collection]?.changed?.(db, collection_id);
  const ordered = await loadAttachments(db, collection, [collection_id]);
  return { data: await presentAttachments(ordered, { files: services.files, actor }), total: ordered.length };
});

export const handleRemoveAttachment = implement(removeAttachment, async ({ params, db, actor, method, services }) => {
  const { id, feedback_session } = params;
  const removing = { actor, method, now: services.now() };
  if (feedback_session !== undefined) {
    // Whoever knows the session wrote it; nothing of it is kept, as nothing was sent.
    const { affected } = await db.delete(AttachmentEntity, { id, feedback_session, collection_id: IsNull() });
    if (affected !== 1) throw new RpcFailure(commonErrors.notFound, { entity: 'attachment', id });
    return { status: 'OK' as const };
  }
  if (!canEdit(actor)) {
    throw new RpcFailure(actor.type === 'anonymous' ? commonErrors.noSession : commonErrors.notPermitted);
  }
  const stored = await reachAttachment(db, services.attachmentAreas, actor, id, 'change');
  const area = services.attachmentAreas[stored.collection];
  await area?.beforeRemoval?.(db, id);
  await removeRows(db, area?.history, [stored], removing);
  await area?.changed?.(db, stored.collection_id);
  return { status: 'OK' as const };
});
