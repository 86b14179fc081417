import { type PageUploadAnswer, pageUploadSchema } from '@salient/shared/areas/documents/pageUpload.ts';
import type { Context } from 'koa';
import { readForm, type SentForm } from '../../attachments/readForm.ts';
import { filledFields, parsedFields, readUploader, requireEditor } from '../../attachments/uploader.ts';
import { DocumentEntity } from '../DocumentEntity.ts';
import { holdDocuments } from '../holdDocuments.ts';
import { requirePages } from './addPages.ts';
import { type AcceptedPages, type PageUploadServices, requireRoom, takePages } from './takePages.ts';

/**
 * `POST /api/uploadpage/uploadImage`: takes a file whose pages become pages of a document (UPLOAD-03). Who, where, how large
 * and what are asked in this order, each before the next costs anything.
 *
 * @throws UploadRefused
 */
export function receivePages(services: PageUploadServices, ctx: Context): Promise<PageUploadAnswer> {
  return readForm(ctx, async (form) => takePages(services, ctx, form, await accept(services, form)));
}

async function accept(services: PageUploadServices, form: SentForm): Promise<AcceptedPages> {
  const actor = await readUploader(services, form.fields.token);
  requireEditor(actor);
  const { document_id: documentId, ...fields } = parsedFields(pageUploadSchema, filledFields(form.fields));
  requirePages(await services.dataSource.manager.findOneBy(DocumentEntity, { id: documentId }));
  await requireRoom(services, form);
  const target = {
    documentId,
    open: async (db: Parameters<AcceptedPages['target']['open']>[0]) => {
      requirePages((await holdDocuments(db, [documentId]))[0]);
      return { documentId };
    },
  };
  return { actor, target, fields, kind: 'documents' };
}
