import { uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import { type PageUploadAnswer, pageUploadSchema } from '@salient/shared/areas/documents/pageUpload.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { Context } from 'koa';
import type { DataSource } from 'typeorm';
import { inTransaction } from '../../../lib/db/inTransaction.ts';
import type { DiskSpace } from '../../../lib/disk/DiskSpace.ts';
import type { Files } from '../../../lib/files/Files.ts';
import { originalKey } from '../../../lib/files/storageKeys.ts';
import { UploadRefused } from '../../../lib/files/UploadRefused.ts';
import { closedSignal } from '../../../lib/http/closedSignal.ts';
import { type ConcurrencyLimiter, type ConcurrencyRule, NoFreeSlot } from '../../../lib/rpc/ConcurrencyLimiter.ts';
import type { Scans } from '../../../lib/scans/Scans.ts';
import { keepFile, mendFile } from '../../attachments/keepFile.ts';
import { type FormFields, readForm } from '../../attachments/readForm.ts';
import { readType } from '../../attachments/readType.ts';
import { type ReceivedFile, receiveFile } from '../../attachments/receiveFile.ts';
import { filledFields, parsedFields, readUploader, requireEditor } from '../../attachments/uploader.ts';
import type { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { DocumentEntity } from '../DocumentEntity.ts';
import { holdDocuments } from '../holdDocuments.ts';
import { pageUrls } from '../pageUrls.ts';
import { presentDocument } from '../presentDocument.ts';
import { addPages, type PagePlace, pagesOfContent, pagesOfUpload, requirePages } from './addPages.ts';

export interface PageUploadServices {
  readonly dataSource: DataSource;
  readonly files: Files;
  readonly scans: Scans;
  readonly disk: DiskSpace;
  /** Uploads that are worked at; the others of an account wait, so that connections to the database stay for everybody else. */
  readonly slots: ConcurrencyLimiter;
  readonly now: () => Date;
}

/** An app sends two at a time; whoever sends hundreds waits at own cost. */
export const pageUploadRule: ConcurrencyRule = {
  ...{ slots: 12, slotsOfOne: 4, waiting: 2_000, waitingOfOne: 1_000, waitMs: 10 * 60_000 },
};

interface Accepted {
  readonly actor: Actor;
  readonly place: PagePlace;
  /** Whether a file is taken that the document has already. */
  readonly again: boolean;
  /** Whether the answer holds the document. */
  readonly withDocument: boolean;
}

/** Pages that a file has become, or those that the document had of it. */
interface Arrived {
  readonly pages: readonly DocumentElementEntity[];
  readonly isDouble: boolean;
}

/**
 * `POST /api/uploadpage/uploadImage`: takes a file whose pages become pages of a document (UPLOAD-03). Who, where, how large
 * and what are asked in this order, each before the next costs anything.
 *
 * @throws UploadRefused
 */
export function receivePages(services: PageUploadServices, ctx: Context): Promise<PageUploadAnswer> {
  return readForm(ctx, async ({ fields, file, name, sentName }) => {
    const accepted = await accept(services, fields, sentName);
    const repeated = await repeatedUpload(services, accepted.place);
    if (repeated) file.stream.resume();
    const arrive = () =>
      services.files.tempFiles.with(async (part) =>
        keep(services, accepted, await receiveFile(file, part, uploadLimits.pageBytes), name),
      );
    const arrived = repeated ?? (await inTurn(services, accepted, closedSignal(ctx), arrive));
    return presentArrived(services, accepted, arrived);
  });
}

/** @throws UploadRefused when the sender has gone meanwhile, or too many wait. */
async function inTurn<T>(
  { slots }: PageUploadServices,
  { actor }: Accepted,
  gone: AbortSignal,
  arrive: () => Promise<T>,
): Promise<T> {
  try {
    return await slots.run(String(actor.id), arrive, gone);
  } catch (error) {
    if (error instanceof NoFreeSlot) throw new UploadRefused('UNAVAILABLE');
    if (gone.aborted && error === gone.reason) throw new UploadRefused('UPLOAD_INCOMPLETE');
    throw error;
  }
}

async function accept(services: PageUploadServices, fields: FormFields, sentName: string): Promise<Accepted> {
  const actor = await readUploader(services, fields.token);
  requireEditor(actor);
  const given = parsedFields(pageUploadSchema, filledFields(fields));
  const { document_id: documentId, document_element: index = null, order = null, upload_id: uploadId = null } = given;
  if ([...sentName].length > uploadLimits.name || /[\\/]/.test(sentName)) throw new UploadRefused('INVALID_FILE_NAME');
  requirePages(await services.dataSource.manager.findOneBy(DocumentEntity, { id: documentId }));
  if ((await services.disk.read()).isFull) throw new UploadRefused('NO_ROOM');
  return {
    actor,
    place: { documentId, index, order, uploadId },
    again: given.again === 'true',
    withDocument: given.answer !== 'pages',
  };
}

async function repeatedUpload({ dataSource }: PageUploadServices, { uploadId }: PagePlace): Promise<Arrived | null> {
  const pages = uploadId === null ? [] : await pagesOfUpload(dataSource.manager, uploadId);
  return pages.length === 0 ? null : { pages, isDouble: false };
}

async function keep(
  services: PageUploadServices,
  { actor, place, again }: Accepted,
  received: ReceivedFile,
  name: string,
): Promise<Arrived> {
  const { dataSource, files, scans, now } = services;
  const { documentId } = place;
  const { sha256, path } = received;
  const known = again ? [] : await pagesOfContent(dataSource.manager, documentId, sha256);
  if (known.length > 0) {
    await mendFile(dataSource.manager, files.store, received);
    return { pages: known, isDouble: true };
  }
  const mimetype = await readType(path, name, 'documents');
  const pages = await scans.read({ path, mimetype });
  // Before the transaction, which shall not wait for a bucket: what nobody uses in the end is swept away.
  if (!(await files.store.stat(originalKey(sha256)))) await files.store.put(originalKey(sha256), path);
  const arrived = await inTransaction(dataSource, async (db): Promise<Arrived> => {
    // Of two that bring one file the second must see the first.
    requirePages((await holdDocuments(db, [documentId]))[0]);
    const repeated = place.uploadId === null ? [] : await pagesOfUpload(db, place.uploadId);
    if (repeated.length > 0) return { pages: repeated, isDouble: false };
    const doubles = again ? [] : await pagesOfContent(db, documentId, sha256);
    if (doubles.length > 0) return { pages: doubles, isDouble: true };
    const id = await keepFile(db, files.store, { ...received, mimetype, size: pages[0] ?? null });
    return { pages: await addPages(db, actor, place, { id, name, pages }, now()), isDouble: false };
  });
  files.later(() => scans.pyramids.prepare({ sha256, mimetype }, pages.length));
  return arrived;
}

async function presentArrived(
  { dataSource, files }: PageUploadServices,
  { actor, place, withDocument }: Accepted,
  { pages, isDouble }: Arrived,
): Promise<PageUploadAnswer> {
  const [first] = pages;
  if (!first) throw new Error('an upload without a page');
  const [file] = await dataSource.query<{ mimetype: string }[]>('SELECT mimetype FROM file WHERE id = $1', [
    first.file_id,
  ]);
  const reading = { db: dataSource.manager, actor, services: { files } };
  const { thumbnail, url_original } = await pageUrls(first, { files, actor });
  return {
    _id: first.id,
    mimetype: file?.mimetype ?? '',
    urls: { preview: thumbnail, original: url_original },
    pages: pages.map(({ id, document_id, position }) => ({ id, document_id, page_number: position + 1 })),
    double: isDouble,
    ...(withDocument && { document: await presentDocument(reading, place.documentId) }),
  };
}
