import type { Attachment } from '@salient/shared/areas/attachments/attachment.ts';
import { describedFields, documentUploadSchema } from '@salient/shared/areas/documents/documentUpload.ts';
import type { PageUploadAnswer } from '@salient/shared/areas/documents/pageUpload.ts';
import { type Actor, canEdit } from '@salient/shared/areas/users/actor.ts';
import type { Context } from 'koa';
import type { Services } from '../../../lib/rpc/Services.ts';
import { readForm, type SentForm } from '../../attachments/readForm.ts';
import { receiveOfMessage, type UploadServices } from '../../attachments/receiveUpload.ts';
import { filledFields, parsedFields, readUploader, requireEditor } from '../../attachments/uploader.ts';
import { DocumentEntity } from '../DocumentEntity.ts';
import { requirePages } from './addPages.ts';
import { describedDocument, describedPage, readDescription } from './describedPages.ts';
import { type AcceptedPages, type PageUploadServices, requireRoom, takePages } from './takePages.ts';

interface DocumentImageServices extends PageUploadServices, UploadServices {
  readonly services: Services;
}

/**
 * `POST /api/uploaddocument/uploadImage`: takes a picture with its tags and references, which becomes a page of a document or a
 * document of its own (UPLOAD-04). A picture with a session alone goes with a visitor's message.
 *
 * @throws UploadRefused
 */
export function receiveDocumentImage(
  services: DocumentImageServices,
  ctx: Context,
): Promise<Attachment | PageUploadAnswer> {
  return readForm<Attachment | PageUploadAnswer>(ctx, async (form) => {
    const actor = await readUploader(services, form.fields.token);
    if (isOfMessage(actor, form)) return receiveOfMessage(services, actor, ctx.ip, form);
    return takePages(services, ctx, form, await accept(services, actor, form));
  });
}

function isOfMessage(actor: Actor, { fields }: SentForm): boolean {
  const { feedback_session, document_id, ...given } = filledFields(fields);
  const isForArchive = document_id !== undefined || describedFields.some((field) => given[field] !== undefined);
  return feedback_session !== undefined && !(canEdit(actor) && isForArchive);
}

async function accept(services: DocumentImageServices, actor: Actor, form: SentForm): Promise<AcceptedPages> {
  requireEditor(actor);
  const { manager } = services.dataSource;
  const given = filledFields(form.fields);
  const id = given.document_id ?? given._id ?? given.id;
  const { document_id, tags, references, ...fields } = parsedFields(documentUploadSchema, {
    ...given,
    document_id: id,
  });
  const description = readDescription({ tags, references });
  if (document_id !== undefined) requirePages(await manager.findOneBy(DocumentEntity, { id: document_id }));
  await requireRoom(services, form);
  const target =
    document_id === undefined
      ? await describedDocument(manager, actor, services.services, titleOf(form.name), description)
      : await describedPage(manager, actor, document_id, description);
  return { actor, target, fields, kind: 'imagesAndPdf' };
}

/** The name of a file without its ending. */
const titleOf = (name: string): string => name.replace(/\.\w{1,5}$/, '') || name;
