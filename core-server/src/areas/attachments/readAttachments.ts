import { findAttachments, getAttachment, getFileTickets } from '@salient/shared/areas/attachments/attachmentMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { loadAttachments, loadAttachmentsByIds } from './loadAttachments.ts';
import { presentAttachments, urlsOf } from './presentAttachments.ts';
import { reachAttachment, reachRecord } from './reachAttachment.ts';

export const handleGetAttachment = implement(getAttachment, async ({ params, db, actor, services, fail }) => {
  await reachAttachment(db, services.attachmentAreas, actor, params.id, 'see');
  const rows = await loadAttachmentsByIds(db, [params.id]);
  const [attachment] = await presentAttachments(rows, { files: services.files, actor });
  if (!attachment) throw fail.notFound({ entity: 'attachment', id: params.id });
  return attachment;
});

export const handleFindAttachments = implement(findAttachments, async ({ params, db, actor, services }) => {
  const { document, offset, limit } = params;
  await reachRecord(db, services.attachmentAreas, actor, document, 'see');
  const rows = await loadAttachments(db, document.collection, [document.collection_id]);
  for (const [column, direction] of [...(params.sort ?? [])].reverse()) {
    rows.sort((a, b) => (a[column] < b[column] ? -direction : a[column] > b[column] ? direction : 0));
  }
  const page = rows.slice(offset, offset + limit);
  return { data: await presentAttachments(page, { files: services.files, actor }), total: rows.length };
});

export const handleGetFileTickets = implement(getFileTickets, async ({ params, db, actor, services }) => {
  const { files, attachmentAreas } = services;
  const rows = await loadAttachmentsByIds(db, params.ids);
  const seen = new Map<string, boolean>();
  const tickets = [];
  for (const row of rows) {
    const { id, collection, collection_id } = row;
    if (collection_id === null) continue;
    const record = `${collection} ${collection_id}`;
    const may = seen.get(record) ?? (await attachmentAreas[collection]?.rights(db, actor, collection_id))?.see === true;
    seen.set(record, may);
    const expires_at = files.tickets.expiresAt().toISOString();
    if (may) tickets.push({ id, urls: await urlsOf(row, { files, actor }), expires_at });
  }
  return tickets;
});
