import type { Attachment, AttachmentCollection } from '@salient/shared/areas/attachments/attachment.ts';
import {
  orderAttachments,
  removeAttachment,
  setAttachmentRights,
  updateAttachment,
  validateAttachment,
} from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { changedWords, checkAttachment } from '@salient/shared/areas/attachments/checkAttachment.ts';
import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { IsNull } from 'typeorm';
import { isUnchanged } from '../../lib/changes/isUnchanged.ts';
import { updateRecord } from '../../lib/records/changeRecord.ts';
import type { RecordKind } from '../../lib/records/RecordKind.ts';
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
  return checkAttachment(changedWords(wordsOf(stored), words)).result;
});

type StoredAttachment = Awaited<ReturnType<typeof reachAttachment>>;

interface CheckedAttachment {
  readonly draft: ReturnType<typeof changedWords>;
  readonly errors: FieldErrorList;
}

/** How what is said of a file is changed. Files come by uploads, and go in ways of their own. */
const attachmentKind: RecordKind<
  StoredAttachment,
  CheckedAttachment,
  Partial<ReturnType<typeof wordsOf>>,
  Attachment
> = {
  entity: 'attachment',
  claim: ({ db, actor, services }, id) => reachAttachment(db, services.attachmentAreas, actor, id, 'change'),
  validate: async (_, input, stored) => {
    const { id: _id, version: _version, ...words } = input as Partial<StoredAttachment>;
    const draft = changedWords(wordsOf(stored as StoredAttachment), words);
    return { draft, errors: checkAttachment(draft) };
  },
  isUnchanged: (_, stored, { draft }) => isUnchanged(wordsOf(stored), draft),
  update: async ({ db }, { id, version, checked, now }) => {
    await db.update(AttachmentEntity, { id }, { ...checked.draft, version, updated_at: now });
  },
  state: async (db, id) => {
    const stored = await db.findOneBy(AttachmentEntity, { id });
    return stored && { version: stored.version, fields: attachmentState(stored) };
  },
  partOf: ({ collection, collection_id }, { services }) => {
    const area = services.attachmentAreas[collection as AttachmentCollection];
    return area && { type: area.history, id: String(collection_id) };
  },
  changed: async ({ db, services }, id) => {
    const { collection, collection_id } = await db.findOneByOrFail(AttachmentEntity, { id });
    if (collection_id !== null) await services.attachmentAreas[collection]?.changed?.(db, collection_id);
  },
  present: async ({ db, actor, services }, id) => {
    const rows = await loadAttachmentsByIds(db, [id]);
    const [attachment] = await presentAttachments(rows, { files: services.files, actor });
    return attachment as Attachment;
  },
};

export const handleUpdateAttachment = implement(updateAttachment, ({ params, ...context }) =>
  updateRecord(attachmentKind, context, params.attachment),
);

export const handleSetAttachmentRights = implement(setAttachmentRights, async ({ params, ...context }) => {
  const { attachments, rights } = params;
  const changed: Attachment[] = [];
  // In one order, so that of two who change the same files one waits for the other.
  for (const each of attachments.toSorted((a, b) => a.id.localeCompare(b.id))) {
    changed.push(await updateRecord(attachmentKind, context, { ...rights, ...each }));
  }
  return changed;
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
