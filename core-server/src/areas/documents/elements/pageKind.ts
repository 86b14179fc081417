import type { PageDraft } from '@salient/shared/areas/documents/checkPage.ts';
import type { PageInput } from '@salient/shared/areas/documents/element.ts';
import { type EntityManager, In } from 'typeorm';
import type { Fields } from '../../../lib/changes/ChangeRow.ts';
import type { VersionedKind } from '../../../lib/records/RecordKind.ts';
import { DocumentElementEntity } from '../DocumentElementEntity.ts';
import { keptParts } from '../parts/keptParts.ts';
import { loadReferences } from '../parts/storedReferences.ts';
import { loadTags } from '../parts/storedTags.ts';

/** A page as it is stored, with what is written about it. */
export type WholePage = DocumentElementEntity & PageDraft;

/** Pages with their parts. */
export async function wholePages(db: EntityManager, pages: readonly DocumentElementEntity[]): Promise<WholePage[]> {
  const ids = pages.map(({ id }) => id);
  const [tags, references] = [await loadTags(db, 'element_id', ids), await loadReferences(db, 'element_id', ids)];
  return pages.map((page) => ({ ...page, tags: tags.get(page.id) ?? [], references: references.get(page.id) ?? [] }));
}

/** What the trail keeps of a page: all that is needed to bring it back while its file is there. */
async function fieldsOf(db: EntityManager, page: WholePage): Promise<Fields> {
  const { document_id, position, file_id, file_page, width, height, original_filename, transcription } = page;
  return {
    ...{ documentId: document_id, position, file_id, file_page, width, height, original_filename },
    transcription,
    ...(await keptParts(db, page)),
  };
}

/** What the trail keeps of pages that are being removed, by their ids. */
export async function fieldsOfPages(
  db: EntityManager,
  pages: readonly DocumentElementEntity[],
): Promise<ReadonlyMap<string, Fields>> {
  const kept = new Map<string, Fields>();
  for (const page of await wholePages(db, pages)) kept.set(page.id, await fieldsOf(db, page));
  return kept;
}

/** How what is written about pages is changed. Their changes stand in the history of their document. */
export const pageKind: VersionedKind<WholePage, PageInput> = {
  entity: 'document_element',
  // Its document is held already; merges hold the page alone.
  claim: async ({ db }, id) => {
    const page = await db.findOne(DocumentElementEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    const [whole] = await wholePages(db, page?.file_id ? [page] : []);
    return whole ?? null;
  },
  state: async (db, id) => {
    const [page] = await wholePages(db, await db.findBy(DocumentElementEntity, { id: In([id]) }));
    return page?.file_id ? { version: page.version, fields: await fieldsOf(db, page) } : null;
  },
  partOf: ({ documentId }) => ({ type: 'document', id: String(documentId) }),
};
