import { type FileKind, uploadLimits } from '@salient/shared/areas/attachments/uploadRules.ts';
import type { PageUploadAnswer, PageUploadFields } from '@salient/shared/areas/documents/pageUpload.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import type { Context } from 'koa';
import type { EntityManager } from 'typeorm';
import { inTransaction } from '../../../lib/db/inTransaction.ts';
import type { DiskSpace } from '../../../lib/disk/DiskSpace.ts';
import type { Files } from '../../../lib/files/Files.ts';
import { originalKey } from '../../../lib/files/storageKeys.ts';
import { UploadRefused } from '../../../lib/files/UploadRefused.ts';
import type { Hooks } from '../../../lib/hooks/Hooks.ts';
import { closedSignal } from '../../../lib/http/closedSignal.ts';
import { type ConcurrencyLimiter, type ConcurrencyRule, NoFreeSlot } from '../../../lib/rpc/ConcurrencyLimiter.ts';
import type { Scans } from '../../../lib/scans/Scans.ts';
import { keepFile, mendFile } from '../../attachments/keepFile.ts';
import type { SentForm } from '../../attachments/readForm.ts';
import { readType } from '../../attachments/readType.ts';
import { type ReceivedFile, receiveFile } from '../../attachments/receiveFile.ts';
import type { UploaderServices } from '../../attachments/uploader.ts';
import type { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { pageNumberSql } from '../pageNumbers.ts';
import { pageUrls } from '../pageUrls.ts';
import type { Parts } from '../parts/validateParts.ts';
import { presentDocument } from '../presentDocument.ts';
import { addPages, pagesOfContent, pagesOfUpload } from './addPages.ts';

export interface PageUploadServices extends UploaderServices {
  readonly files: Files;
  readonly scans: Scans;
  readonly disk: DiskSpace;
  /** Uploads that are worked at; the others of an account wait, so that connections to the database stay for everybody else. */
  readonly slots: ConcurrencyLimiter;
  readonly hooks: Hooks;
}

/** An app sends two at a time; whoever sends hundreds waits at own cost. */
export const pageUploadRule: ConcurrencyRule = {
  ...{ slots: 12, slotsOfOne: 4, waiting: 2_000, waitingOfOne: 1_000, waitMs: 10 * 60_000 },
};

/** Where pages go, and what is written about them. */
export interface PageTarget {
  /** Null for a document that is made of them. */
  readonly documentId: string | null;
  /**
   * Holds the document in the transaction that adds its pages, or makes it.
   *
   * @returns it, and what each page bears.
   * @throws UploadRefused where it takes none.
   */
  readonly open: (db: EntityManager) => Promise<{ readonly documentId: string; readonly parts?: Parts }>;
}

/** A file that may come. */
export interface AcceptedPages {
  readonly actor: Actor;
  readonly target: PageTarget;
  readonly fields: Omit<PageUploadFields, 'document_id'>;
  readonly kind: FileKind;
}

/** Pages that a file has become, or those that the document had of it. */
interface Arrived {
  readonly pages: readonly DocumentElementEntity[];
  readonly isDouble: boolean;
}

/**
 * Refuses the names of files that are none, and files for which there is no room.
 *
 * @throws UploadRefused
 */
export async function requireRoom({ disk }: Pick<PageUploadServices, 'disk'>, { sentName }: SentForm): Promise<void> {
  if ([...sentName].length > uploadLimits.name || /[\\/]/.test(sentName)) throw new UploadRefused('INVALID_FILE_NAME');
  if ((await disk.read()).isFull) throw new UploadRefused('NO_ROOM');
}

/**
 * Takes a file whose pages become pages of a document, as far as that was not done before.
 *
 * @throws UploadRefused
 */
export async function takePages(
  services: PageUploadServices,
  ctx: Context,
  { file, name }: SentForm,
  accepted: AcceptedPages,
): Promise<PageUploadAnswer> {
  const { upload_id = null } = accepted.fields;
  const repeated = await repeatedUpload(services.dataSource.manager, upload_id);
  if (repeated) file.stream.resume();
  const arrive = () =>
    services.files.tempFiles.with(async (part) =>
      keep(services, accepted, await receiveFile(file, part, uploadLimits.pageBytes), name),
    );
  const arrived = repeated ?? (await inTurn(services, accepted, closedSignal(ctx), arrive));
  return presentArrived(services, accepted, arrived);
}

/** @throws UploadRefused when the sender has gone meanwhile, or too many wait. */
async function inTurn<T>(
  { slots }: PageUploadServices,
  { actor }: AcceptedPages,
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

async function repeatedUpload(db: EntityManager, uploadId: string | null): Promise<Arrived | null> {
  const pages = uploadId === null ? [] : await pagesOfUpload(db, uploadId);
  return pages.length === 0 ? null : { pages, isDouble: false };
}

async function keep(
  services: PageUploadServices,
  { actor, target, fields, kind }: AcceptedPages,
  received: ReceivedFile,
  name: string,
): Promise<Arrived> {
  const { dataSource, files, scans, now } = services;
  const { document_element: index = null, order = null, upload_id: uploadId = null, again } = fields;
  const { sha256, path } = received;
  const known = (db: EntityManager, documentId: string | null) =>
    again === 'true' || documentId === null ? [] : pagesOfContent(db, documentId, sha256);
  const doubles = await known(dataSource.manager, target.documentId);
  if (doubles.length > 0) {
    await mendFile(dataSource.manager, files.store, received);
    return { pages: doubles, isDouble: true };
  }
  const mimetype = await readType(path, name, kind);
  const pages = await scans.read({ path, mimetype });
  // Before the transaction, which shall not wait for a bucket: what nobody uses in the end is swept away.
  if (!(await files.store.stat(originalKey(sha256)))) await files.store.put(originalKey(sha256), path);
  const arrived = await inTransaction(dataSource, async (db): Promise<Arrived> => {
    // Of two that bring one file the second must see the first.
    if (uploadId !== null) {
      await db.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [advisoryLocks.fileRecord, uploadId]);
    }
    const repeated = await repeatedUpload(db, uploadId);
    if (repeated) return repeated;
    const { documentId, parts } = await target.open(db);
    const others = await known(db, documentId);
    if (others.length > 0) return { pages: others, isDouble: true };
    const id = await keepFile(db, files.store, { ...received, mimetype, size: pages[0] ?? null });
    const place = { documentId, index, order, uploadId };
    return { pages: await addPages(db, actor, place, { id, name, pages, parts }, now()), isDouble: false };
  });
  files.later(() => scans.pyramids.prepare({ sha256, mimetype }, pages.length));
  return arrived;
}

async function presentArrived(
  { dataSource, files, hooks, now }: PageUploadServices,
  { actor, target, fields }: AcceptedPages,
  { pages, isDouble }: Arrived,
): Promise<PageUploadAnswer> {
  const [first] = pages;
  if (!first) throw new Error('an upload without a page');
  const [file] = await dataSource.query<{ mimetype: string }[]>('SELECT mimetype FROM file WHERE id = $1', [
    first.file_id,
  ]);
  const reading = { db: dataSource.manager, actor, method: 'uploadPage', services: { files, hooks, now } };
  const { thumbnail, url_original } = await pageUrls(first, { files, actor });
  const documentId = target.documentId ?? first.document_id;
  return {
    _id: first.id,
    mimetype: file?.mimetype ?? '',
    urls: { preview: thumbnail, original: url_original },
    pages: await dataSource.query(
      `SELECT e.id, e.document_id, ${pageNumberSql('e')} AS page_number FROM document_element e
       WHERE e.id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], e.id)`,
      [pages.map(({ id }) => id)],
    ),
    double: isDouble,
    ...(fields.answer !== 'pages' && { document: await presentDocument(reading, documentId) }),
  };
}
