import type { DocumentRow } from '@salient/shared/areas/documents/document.ts';
import { documentFields } from '@salient/shared/areas/documents/documentFields.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import { type EntityManager, In } from 'typeorm';
import { CollectionEntity } from '../collections/CollectionEntity.ts';
import { loadTagDefinitions } from '../tags/tagDefinitions.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { type PartReading, presenterOf } from './parts/presentParts.ts';
import { loadReferences } from './parts/storedReferences.ts';

/** For whom documents are presented, by which call. */
export type DocumentReading = PartReading;

/** Documents as lists show them, in the order of their ids; what is not there is left out. */
export async function presentDocumentRows(
  reading: DocumentReading,
  ids: readonly string[],
  { collection = false }: { readonly collection?: boolean } = {},
): Promise<DocumentRow[]> {
  const { db } = reading;
  if (ids.length === 0) return [];
  const found = new Map((await db.findBy(DocumentEntity, { id: In([...ids]) })).map((each) => [each.id, each]));
  const documents = ids.flatMap((id) => found.get(id) ?? []);
  const references = await loadReferences(db, 'document_id', ids);
  const parts = [...references.values()].map((own) => ({ tags: [], references: own }));
  const present = await presenterOf(reading, parts, indexOfTags(await loadTagDefinitions(db)));
  const counts = await countElements(db, ids);
  const parents = await titlesOf(
    db,
    documents.flatMap(({ parentId }) => parentId ?? []),
  );
  const collections = collection ? await collectionsOf(db, documents) : null;
  return documents.map((document) => ({
    ...{ id: document.id, version: document.version, category: document.category },
    ...presentFields(documentFields, document),
    ...{ counter: document.counter, parentId: document.parentId },
    parent: parents.get(document.parentId ?? '') ?? null,
    ...(collections && { collection: collections.get(document.collectionId ?? '') ?? null }),
    references: present.references(references.get(document.id) ?? []),
    ...(counts.get(document.id) ?? { nbr_of_pages: 0, nbr_of_subdocuments: 0 }),
    deleted: document.deleted,
    created: document.created_at.toISOString(),
    modified: document.updated_at.toISOString(),
  }));
}

interface ElementCounts {
  readonly nbr_of_pages: number;
  readonly nbr_of_subdocuments: number;
}

/** How many pages and sub-documents documents have. */
export async function countElements(
  db: EntityManager,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ElementCounts>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<(ElementCounts & { id: string })[]>(
    `SELECT document_id AS id, count(file_id)::integer AS nbr_of_pages, count(subdocument_id)::integer AS nbr_of_subdocuments
     FROM document_element WHERE document_id = ANY($1) GROUP BY 1`,
    [ids],
  );
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

async function collectionsOf(db: EntityManager, documents: readonly DocumentEntity[]) {
  const ids = documents.flatMap(({ collectionId }) => collectionId ?? []);
  const found = ids.length === 0 ? [] : await db.findBy(CollectionEntity, { id: In(ids) });
  return new Map(
    found.map(({ id, adlibCode, title, description }) => [id, { id, adlibCode, title, description }] as const),
  );
}

/** Documents as the page of a person lists them, in the order of their ids: without what they refer to. */
export async function listDocuments(db: EntityManager, ids: readonly string[]) {
  const found = new Map((await db.findBy(DocumentEntity, { id: In([...ids]) })).map((each) => [each.id, each]));
  const counts = await countElements(db, ids);
  return ids
    .flatMap((id) => found.get(id) ?? [])
    .map(({ id, title, category, status, disclosed }) => ({
      ...{ id, title, category, status, disclosed },
      nbr_of_pages: counts.get(id)?.nbr_of_pages ?? 0,
    }));
}

async function titlesOf(db: EntityManager, ids: readonly string[]) {
  const found =
    ids.length === 0
      ? []
      : await db.find(DocumentEntity, { where: { id: In([...ids]) }, select: { id: true, title: true } });
  return new Map(found.map(({ id, title }) => [id, { id, title }] as const));
}
