import type { PixelSize } from '@salient/shared/areas/attachments/imageSizes.ts';
import { documentLimits, holdsPages } from '@salient/shared/areas/documents/documentTypes.ts';
import { readOrder } from '@salient/shared/areas/documents/pageUpload.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { recordChanges } from '../../../lib/changes/recordChange.ts';
import { UploadRefused } from '../../../lib/files/UploadRefused.ts';
import { loadTagDefinitions } from '../../tags/tagDefinitions.ts';
import { DocumentElementEntity } from '../DocumentElementEntity.ts';
import type { DocumentEntity } from '../DocumentEntity.ts';
import { fieldsOfPages } from '../elements/pageKind.ts';
import { saveReferences } from '../parts/storedReferences.ts';
import { saveTags } from '../parts/storedTags.ts';
import type { Parts } from '../parts/validateParts.ts';

/** Where the pages of one file belong. */
export interface PagePlace {
  readonly documentId: string;
  /** From 0, of the first file of a drop; the end when it is null. */
  readonly index: number | null;
  readonly order: string | null;
  readonly uploadId: string | null;
}

/** A stored file that becomes pages. */
export interface PageFile {
  readonly id: string;
  readonly name: string;
  /** The pixels of each page; none for a file that is one page without a picture. */
  readonly pages: readonly PixelSize[];
  /** What each page bears. */
  readonly parts?: Parts | undefined;
}

/**
 * Refuses where no pages are: a document that is not there, was removed, or has none by its category (DOCUMENT-61).
 *
 * @throws UploadRefused
 */
export function requirePages(document: DocumentEntity | null | undefined): void {
  if (!document) throw new UploadRefused('DOES_NOT_EXIST');
  if (document.deleted) throw new UploadRefused('DOCUMENT_REMOVED');
  if (!holdsPages(document.category)) throw new UploadRefused('NO_PAGES_HERE');
}

/** Pages of an upload that arrived before, wherever they stand by now. */
export const pagesOfUpload = (db: EntityManager, uploadId: string): Promise<DocumentElementEntity[]> =>
  db.find(DocumentElementEntity, { where: { upload_id: uploadId }, order: { file_page: 'ASC' } });

/** Pages that the document has of a file of that content. */
export const pagesOfContent = (
  db: EntityManager,
  documentId: string,
  sha256: Buffer,
): Promise<DocumentElementEntity[]> =>
  db
    .createQueryBuilder(DocumentElementEntity, 'e')
    .where('e.document_id = :documentId', { documentId })
    .andWhere('e.file_id = (SELECT f.id FROM file f WHERE f.sha256 = :sha256)', { sha256 })
    .orderBy('e.position')
    .getMany();

/**
 * Puts the pages of a stored file in their place, within the transaction that holds the document.
 *
 * @throws UploadRefused when there is no room for them.
 */
export async function addPages(
  db: EntityManager,
  actor: Actor,
  place: PagePlace,
  file: PageFile,
  now: Date,
): Promise<DocumentElementEntity[]> {
  const { documentId: document_id, uploadId: upload_id, order: upload_order } = place;
  const count = await db.countBy(DocumentElementEntity, { document_id });
  const sizes = file.pages.length === 0 ? [null] : file.pages;
  if (count + sizes.length > documentLimits.elements) throw new UploadRefused('DOCUMENT_FULL');
  const first = await positionFor(db, place, count);
  await db.query('UPDATE document_element SET position = position + $3 WHERE document_id = $1 AND position >= $2', [
    ...[document_id, first, sizes.length],
  ]);
  const added = sizes.map((size, page) => ({
    ...{ id: uuidv7(), version: 1, document_id, position: first + page, subdocument_id: null, file_id: file.id },
    ...{ file_page: page, width: size?.width ?? null, height: size?.height ?? null, original_filename: file.name },
    ...{ transcription: '', upload_id, upload_order, created_by: actor.id, created_at: now, updated_at: now },
  }));
  await db.insert(DocumentElementEntity, added);
  if (file.parts) await describe(db, added, file.parts);
  const kept = await fieldsOfPages(db, added);
  await recordChanges(
    db,
    added.map(({ id }) => ({
      ...{ actor, method: 'uploadImage', entity: 'document_element' as const, entityId: id, version: 1 },
      ...{ partOf: { type: 'document' as const, id: document_id }, before: null, after: kept.get(id) ?? {} },
    })),
  );
  return added;
}

async function describe(
  db: EntityManager,
  pages: readonly { readonly id: string }[],
  { tags, references }: Parts,
): Promise<void> {
  const index = indexOfTags(await loadTagDefinitions(db));
  for (const { id } of pages) {
    await saveTags(db, 'element_id', id, tags, index);
    await saveReferences(db, 'element_id', id, references);
  }
}

/** Files of one drop stand in its order, whichever arrives first; a drop stands where it was let go, or at the end. */
async function positionFor(db: EntityManager, { documentId, index, order }: PagePlace, count: number): Promise<number> {
  const place = Math.min(index ?? count, count);
  if (order === null) return place;
  const own = readOrder(order);
  const rows = await db.query<{ position: number; upload_order: string }[]>(
    `SELECT position, upload_order FROM document_element WHERE document_id = $1 AND starts_with(upload_order, $2)
     ORDER BY position`,
    [documentId, `${own.drop}-`],
  );
  const ofDrop = rows.map((row) => ({ position: row.position, ...readOrder(row.upload_order) }));
  const following = ofDrop.find(({ drop, index: other }) => drop === own.drop && other > own.index);
  if (following) return following.position;
  const last = ofDrop.filter(({ drop }) => drop === own.drop).at(-1);
  return last ? last.position + 1 : place;
}
