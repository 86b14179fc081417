import { type Attachment, attachmentCollections } from '@salient/shared/areas/attachments/attachment.ts';
import { type FileKind, isImageType, uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import { type Actor, canEdit } from '@salient/shared/areas/users/actor.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Context } from 'koa';
import { z } from 'zod';
import { inTransaction } from '../../lib/db/inTransaction.ts';
import type { DiskSpace } from '../../lib/disk/DiskSpace.ts';
import type { Files } from '../../lib/files/Files.ts';
import { originalKey } from '../../lib/files/storageKeys.ts';
import { UploadRefused } from '../../lib/files/UploadRefused.ts';
import type { AccessLimits } from '../users/AccessLimits.ts';
import type { AttachmentAreas } from './AttachmentArea.ts';
import { addAttachment, checkPlace, findRepeated, type UploadPlace } from './addAttachment.ts';
import { type CheckedFile, keepFile } from './keepFile.ts';
import type { AttachmentWithFile } from './loadAttachments.ts';
import { presentAttachments } from './presentAttachments.ts';
import { type FormFields, readForm, type SentForm } from './readForm.ts';
import { readType } from './readType.ts';
import { receiveFile } from './receiveFile.ts';
import { findReserved } from './reserveAttachment.ts';
import { filledFields, parsedFields, readUploader, requireEditor, type UploaderServices } from './uploader.ts';

export interface UploadServices extends UploaderServices {
  readonly files: Files;
  readonly accessLimits: AccessLimits;
  readonly attachmentAreas: AttachmentAreas;
  readonly disk: DiskSpace;
}

/** Fields of a record's file (P-02). Absent and empty are the same, as forms send them. */
const recordFields = z.object({
  collection: z.enum(attachmentCollections),
  collection_id: idSchema,
  position: z.coerce.number().int().min(0).max(100_000).optional(),
  upload_id: idSchema.optional(),
});
/** Fields of a file that goes with a message (P-04, FEEDBACK-11): whoever knows the session may add to it. */
const messageFields = z.object({
  feedback_session: z.string().regex(/^[\w-]{16,100}$/),
  upload_id: idSchema.optional(),
});

interface AcceptedUpload {
  readonly actor: Actor;
  readonly place: UploadPlace;
  readonly kind: FileKind;
  readonly maxBytes: number;
  /** Instead of the file's own. */
  readonly name?: string;
}

/**
 * `POST /api/file/uploadImage`: takes a file of a record (UPLOAD-02). Who, where, how large and what are asked in this order,
 * each before the next costs anything.
 *
 * @throws UploadRefused
 */
export function receiveUpload(services: UploadServices, ctx: Context): Promise<Attachment> {
  return readForm(ctx, async (form) => takeFile(services, form, await acceptForRecord(services, form.fields)));
}

/**
 * Takes a file that goes with a message, from whoever knows its `feedback_session`.
 *
 * @param address of the sender, whose uploads are counted when it is no member of staff.
 * @throws UploadRefused
 */
export async function receiveOfMessage(
  services: UploadServices,
  actor: Actor,
  address: string,
  form: SentForm,
): Promise<Attachment> {
  return takeFile(services, form, await acceptForMessage(services, actor, address, form.fields));
}

async function takeFile(
  services: UploadServices,
  { file, name }: SentForm,
  { actor, place, kind, maxBytes, name: given }: AcceptedUpload,
): Promise<Attachment> {
  const { dataSource, files, disk } = services;
  if ((await disk.read()).isFull) throw new UploadRefused('NO_ROOM');
  const repeated = await findRepeated(dataSource.manager, place);
  if (repeated) file.stream.resume();
  const attachment =
    repeated ??
    (await files.tempFiles.with(async (part) => {
      const received = await receiveFile(file, part, maxBytes);
      const mimetype = await readType(part, name, kind);
      const size = isImageType(mimetype) ? await files.pictures.check(part) : null;
      return keep(services, actor, place, { ...received, mimetype, size }, given ?? name);
    }));
  const [presented] = await presentAttachments([attachment], { files, actor });
  return presented as Attachment;
}

async function keep(
  { dataSource, files, attachmentAreas, now }: UploadServices,
  actor: Actor,
  place: UploadPlace,
  file: CheckedFile,
  name: string,
): Promise<AttachmentWithFile> {
  const { store, pictures } = files;
  // Before the transaction, which shall not wait for a bucket: what nobody uses in the end is swept away.
  if (!(await store.stat(originalKey(file.sha256)))) await store.put(originalKey(file.sha256), file.path);
  const added = await inTransaction(dataSource, async (db) => {
    const id = await keepFile(db, store, file);
    return addAttachment(db, attachmentAreas, actor, place, { id, name }, now());
  });
  const { size, sha256 } = file;
  if (size) files.later(() => pictures.prepare(sha256, size));
  return added;
}

async function acceptForMessage(
  services: UploadServices,
  actor: Actor,
  address: string,
  fields: FormFields,
): Promise<AcceptedUpload> {
  const { feedback_session, upload_id = null } = parsedFields(messageFields, filledFields(fields));
  if (!canEdit(actor) && (await services.accessLimits.take('guestUpload', address)) > 0) {
    throw new UploadRefused('TOO_MANY_REQUESTS');
  }
  const place = {
    collection: 'person_feedback' as const,
    collection_id: null,
    feedback_session,
    position: null,
    upload_id,
  };
  await checkPlace(services.dataSource.manager, services.attachmentAreas, actor, place);
  return { actor, place, kind: 'imagesAndPdf', maxBytes: uploadLimits.guestBytes };
}

async function acceptForRecord(services: UploadServices, fields: FormFields): Promise<AcceptedUpload> {
  const actor = await readUploader(services, fields.token);
  requireEditor(actor);
  const given = filledFields(fields);
  const id = given.collection_id ?? given._id ?? given.id;
  const reserved = await findReserved(services.dataSource.manager, id);
  if (reserved && (given.collection ?? reserved.collection) !== reserved.collection)
    throw new UploadRefused('INVALID_DATA');
  const { collection, collection_id } = reserved ?? { collection: given.collection, collection_id: id };
  const fieldsOfPlace = parsedFields(recordFields, { ...given, collection, collection_id });
  const { position = reserved?.position ?? null, upload_id = null, ...record } = fieldsOfPlace;
  const place: UploadPlace = {
    ...{ ...record, feedback_session: null, position },
    ...(reserved ? { upload_id: reserved.id, reserved_id: reserved.id } : { upload_id }),
  };
  await checkPlace(services.dataSource.manager, services.attachmentAreas, actor, place);
  const kind = services.attachmentAreas[place.collection]?.accepts ?? 'images';
  return { actor, place, kind, maxBytes: uploadLimits.bytes, ...(reserved?.name ? { name: reserved.name } : {}) };
}
