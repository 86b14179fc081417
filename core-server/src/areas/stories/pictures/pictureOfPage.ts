import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { isImageType } from '@salient/shared/areas/attachments/uploadRules.ts';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { recordChange } from '../../../lib/changes/recordChange.ts';
import type { ChangeContext } from '../../../lib/records/RecordKind.ts';
import { AttachmentEntity } from '../../attachments/AttachmentEntity.ts';
import { keepFile } from '../../attachments/keepFile.ts';
import { attachmentState } from '../../attachments/presentAttachments.ts';
import { pageNumberSql } from '../../documents/pageNumbers.ts';
import { ownRightsOf } from '../../scan-rights/loadScanRights.ts';
import { ScanRightsEntity } from '../../scan-rights/ScanRightsEntity.ts';
import { rightsInForceIdSql } from '../../scan-rights/shownScans.ts';

/** A page of a document, as a story takes it over. */
export interface TakenPage {
  readonly id: string;
  readonly title: string;
  readonly number: number;
  readonly name: string;
  readonly file_id: string;
  readonly file_page: number;
  readonly width: number | null;
  readonly mimetype: string;
  readonly sha256: Buffer;
  readonly rights_id: string | null;
}

/** The page at a place of a document that was not removed; undefined where none is. */
export async function findTakenPage(
  { db }: ChangeContext,
  documentId: string,
  element: number,
): Promise<TakenPage | undefined> {
  const [page] = await db.query<TakenPage[]>(
    `SELECT e.id, d.title, ${pageNumberSql('e')} AS number, e.original_filename AS name, e.file_id, e.file_page, e.width,
       f.mimetype, f.sha256, ${rightsInForceIdSql} AS rights_id
     FROM document_element e JOIN document d ON d.id = e.document_id JOIN file f ON f.id = e.file_id
     WHERE d.id = $1 AND e.position = $2 AND NOT d.deleted`,
    [documentId, element],
  );
  return page;
}

/** Whether there is a document of which a page could be taken. */
export const isDocument = async ({ db }: ChangeContext, id: string): Promise<boolean> =>
  (await db.query<unknown[]>('SELECT FROM document WHERE id = $1 AND NOT deleted', [id])).length > 0;

/**
 * Makes the picture of a page one of a story's own, with the rights that hold for it now: what happens to the page afterwards
 * changes no story. A page that the story took before is not taken twice.
 *
 * @returns the id of the attachment.
 */
export async function takePage(context: ChangeContext, storyId: string, page: TakenPage): Promise<string> {
  const { db, actor, method, services } = context;
  const file_id = await fileOf(context, page);
  const place = { collection: 'person_stories' as const, collection_id: storyId };
  const known = await db.findOneBy(AttachmentEntity, { ...place, file_id });
  if (known) return known.id;
  const said = page.rights_id === null ? null : await db.findOneBy(ScanRightsEntity, { id: page.rights_id });
  const [id, now] = [uuidv7(), services.now()];
  await db.insert(AttachmentEntity, {
    ...{ id, ...place, file_id, name: page.name, position: await db.countBy(AttachmentEntity, place) },
    ...(said && ownRightsOf(said)),
    ...{ created_by: actor.id, created_at: now, updated_at: now },
  });
  await recordChange(db, {
    ...{ actor, method, entity: 'attachment', entityId: id, version: 1 },
    partOf: { type: 'person_story', id: storyId },
    ...{ before: null, after: attachmentState(await db.findOneByOrFail(AttachmentEntity, { id })) },
  });
  return id;
}

/** The file of a page that is a picture by itself; of a page of a PDF or of a TIFF of several, its picture as a JPEG. */
async function fileOf({ db, services }: ChangeContext, page: TakenPage): Promise<string> {
  const { sha256, mimetype, file_page } = page;
  if (isImageType(mimetype) && file_page === 0) return page.file_id;
  const { path } = await services.scans.pyramids.find({ sha256, mimetype, page: file_page });
  const { data, info } = await sharp(path).jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true });
  const { store, tempFiles } = services.files;
  return tempFiles.with(async (part) => {
    await writeFile(part, data);
    const size = { width: info.width, height: info.height };
    const content = createHash('sha256').update(data).digest();
    return keepFile(db, store, { path: part, bytes: data.length, sha256: content, mimetype: 'image/jpeg', size });
  });
}
