import type { DocumentRow } from '@salient/shared/areas/documents/document.ts';
import { documentFields } from '@salient/shared/areas/documents/documentFields.ts';
import { indexOfTags } from '@salient/shared/areas/tags/tagTree.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { type EntityManager, In } from 'typeorm';
import { CollectionEntity } from '../collections/CollectionEntity.ts';
import { loadTagDefinitions } from '../tags/tagDefinitions.ts';
import { DocumentEntity } from './DocumentEntity.ts';
import { presenterOf } from './parts/presentParts.ts';
import { loadReferences } from './parts/storedReferences.ts';

/** For whom documents are presented. */
export interface DocumentReading {
  readonly db: EntityManager;
  readonly actor: Pick<Actor, 'id' | 'type' | 'army'>;
  /** In which places are called; Dutch unless it is said. */
  readonly language?: Language;
}

/** Documents as lists show them, in the order of their ids; what is not there is left out. */
export async function presentDocumentRows(
  { db, actor, language }: DocumentReading,
  ids: readonly string[],
  { collection = false }: { readonly collection?: boolean } = {},
): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  const found = new Map((await db.findBy(DocumentEntity, { id: In([...ids]) })).map((each) => [each.id, each]));
  const documents = ids.flatMap((id) => found.get(id) ?? []);
  const references = await loadReferences(db, 'document_id', ids);
  const parts = [...references.values()].map((own) => ({ tags: [], references: own }));
  const present = await presenterOf({ db, actor, language }, parts, indexOfTags(await loadTagDefinitions(db)));
  const counts = await countElements(db, ids);
  const collections = collection ? await collectionsOf(db, documents) : null;
  return documents.map((document) => ({
    ...{ id: document.id, version: document.version, category: document.category },
    ...presentFields(documentFields, document),
    ...{ counter: document.counter, parentId: document.parentId },
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
