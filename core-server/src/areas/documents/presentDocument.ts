import type { Document } from '@salient/shared/areas/documents/document.ts';
import { subdocumentThumbnails } from '@salient/shared/areas/documents/documentTypes.ts';
import type { DocumentElement, PageElement, SubdocumentElement } from '@salient/shared/areas/documents/element.ts';
import type { DocumentRights, OwnRights } from '@salient/shared/areas/scan-rights/scanRights.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import { type EntityManager, In } from 'typeorm';
import type { Services } from '../../lib/rpc/Services.ts';
import { FileEntity } from '../attachments/FileEntity.ts';
import { loadScanRights, nothingSaid } from '../scan-rights/loadScanRights.ts';
import { loadTagDefinitions } from '../tags/tagDefinitions.ts';
import { DocumentElementEntity } from './DocumentElementEntity.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { pageNumbers } from './pageNumbers.ts';
import { pageUrls } from './pageUrls.ts';
import { type PartPresenter, presenterOf } from './parts/presentParts.ts';
import { loadReferences } from './parts/storedReferences.ts';
import { loadTags } from './parts/storedTags.ts';
import { countElements, type DocumentReading, presentDocumentRows } from './presentDocumentRows.ts';
import { rightsOfDocuments } from './rightsOfDocuments.ts';

interface Reading extends DocumentReading {
  readonly services: Pick<Services, 'files' | 'hooks' | 'now'>;
}

/** Documents with their pages and sub-documents, in the order of their ids; what is not there is left out. */
export async function presentDocuments(reading: Reading, ids: readonly string[]): Promise<Document[]> {
  const { db } = reading;
  const rows = await presentDocumentRows(reading, ids, { collection: true });
  const tags = await loadTags(db, 'document_id', ids);
  const index = indexOfTags(await loadTagDefinitions(db));
  const present = await presenterOf(
    reading,
    [...tags.values()].map((own) => ({ tags: own, references: [] })),
    index,
  );
  const elements = await elementsOf(reading, ids);
  const rights = await rightsOfDocuments(db, rows);
  return rows.map((row) => ({
    ...row,
    tags: present.tags(tags.get(row.id) ?? []),
    rights: rights.get(row.id) as DocumentRights,
    elements: elements.get(row.id) ?? [],
  }));
}

/** A document that is there, with its pages and sub-documents. */
export async function presentDocument(reading: Reading, id: string): Promise<Document> {
  const [presented] = await presentDocuments(reading, [id]);
  return presented as Document;
}

async function elementsOf(reading: Reading, ids: readonly string[]): Promise<ReadonlyMap<string, DocumentElement[]>> {
  const { db } = reading;
  const byDocument = new Map<string, DocumentElement[]>();
  if (ids.length === 0) return byDocument;
  const stored = await db.find(DocumentElementEntity, {
    where: { document_id: In([...ids]) },
    order: { document_id: 'ASC', position: 'ASC' },
  });
  const pageIds = stored.flatMap(({ id, file_id }) => (file_id === null ? [] : [id]));
  const tags = await loadTags(db, 'element_id', pageIds);
  const references = await loadReferences(db, 'element_id', pageIds);
  const parts = pageIds.map((id) => ({ tags: tags.get(id) ?? [], references: references.get(id) ?? [] }));
  const present = await presenterOf(reading, parts, indexOfTags(await loadTagDefinitions(db)));
  const files = await filesOf(db, stored);
  const rights = await loadScanRights(db, 'page', pageIds);
  const subdocuments = await presentSubdocuments(
    reading,
    stored.flatMap(({ subdocument_id }) => subdocument_id ?? []),
  );
  const numbers = pageNumbers(stored);
  for (const element of stored) {
    const presented =
      element.subdocument_id === null
        ? await presentPage(reading, element, files.get(element.file_id ?? '') as FileEntity, {
            ...present,
            rights: rights.get(element.id) ?? nothingSaid,
            stored: { tags: tags.get(element.id) ?? [], references: references.get(element.id) ?? [] },
            number: numbers.get(element.id) ?? 0,
          })
        : (subdocuments.get(element.subdocument_id) as SubdocumentElement);
    byDocument.set(element.document_id, [...(byDocument.get(element.document_id) ?? []), presented]);
  }
  return byDocument;
}

type StoredParts = { readonly [Part in keyof PartPresenter]: Parameters<PartPresenter[Part]>[0] };

async function presentPage(
  { actor, services: { files } }: Reading,
  page: DocumentElementEntity,
  file: FileEntity,
  present: PartPresenter & { readonly stored: StoredParts; readonly rights: OwnRights; readonly number: number },
): Promise<PageElement> {
  const { id, version, original_filename, transcription, width, height } = page;
  const { url_resized, url_original, image } = await pageUrls(page, { files, actor });
  return {
    ...{ type: 'page', id, version, url_resized, url_original, image },
    ...{ mimetype: file.mimetype, original_filename, bytes: Number(file.size_bytes) },
    ...{ width, height },
    tags: present.tags(present.stored.tags),
    references: present.references(present.stored.references),
    transcription,
    rights: present.rights,
    page_number: present.number,
  };
}

async function presentSubdocuments(
  { db, actor, services: { files } }: Reading,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubdocumentElement>> {
  if (ids.length === 0) return new Map();
  const documents = await db.findBy(DocumentEntity, { id: In([...ids]) });
  const counts = await countElements(db, ids);
  const first = await db.query<{ id: string; document_id: string; width: number | null }[]>(
    `SELECT id, document_id, width FROM (
       SELECT e.*, row_number() OVER (PARTITION BY document_id ORDER BY position) AS place FROM document_element e
       WHERE document_id = ANY($1) AND file_id IS NOT NULL) AS pages
     WHERE place <= ${subdocumentThumbnails} ORDER BY document_id, place`,
    [ids],
  );
  const rights = await loadScanRights(db, 'document', ids);
  const thumbnails = new Map<string, (string | null)[]>();
  for (const page of first) {
    const { thumbnail } = await pageUrls(page, { files, actor });
    thumbnails.set(page.document_id, [...(thumbnails.get(page.document_id) ?? []), thumbnail]);
  }
  return new Map(
    documents.map(({ id, title, disclosed }) => [
      id,
      {
        type: 'document',
        documentId: id,
        document: {
          ...{ id, title, disclosed, nbr_of_pages: counts.get(id)?.nbr_of_pages ?? 0 },
          thumbnails: thumbnails.get(id) ?? [],
          rights: rights.get(id) ?? nothingSaid,
        },
      },
    ]),
  );
}

async function filesOf(
  db: EntityManager,
  pages: readonly { readonly file_id: string | null }[],
): Promise<ReadonlyMap<string, FileEntity>> {
  const ids = [...new Set(pages.flatMap(({ file_id }) => file_id ?? []))];
  const found = ids.length === 0 ? [] : await db.findBy(FileEntity, { id: In(ids) });
  return new Map(found.map((file) => [file.id, file]));
}
