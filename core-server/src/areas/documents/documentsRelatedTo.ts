import type { ReferenceType } from '@salient/shared/areas/references/documentReference.ts';
import type { EntityManager } from 'typeorm';
import { referenceColumn } from './parts/storedReferences.ts';

/** The columns of values of tags that name records of a type. */
const tagColumns: Partial<Record<ReferenceType, string>> = {
  person: 'person_id',
  place: 'place_id',
  military_entity: 'military_entity_id',
};

/**
 * SQL of the ids of documents that refer to a record: by themselves, on a page, or in a field of a tag of either.
 *
 * @param id the parameter that holds the record; null for any record of the type.
 */
export function documentsRelatedTo(type: ReferenceType, id: string | null): string | null {
  const column = referenceColumn(type);
  if (column === null)
    return type === 'toponym' && id === null ? namedIn('document_reference', `r.toponym <> ''`) : null;
  const isNamed = (name: string) => (id === null ? `r.${name} IS NOT NULL` : `r.${name} = ${id}`);
  // Of the two types of documents each is asked for by its own name.
  const ofType = column === 'target_document_id' ? ` AND r.type = '${type}'` : '';
  const tagColumn = tagColumns[type];
  return [
    namedIn('document_reference', isNamed(column) + ofType),
    ...(tagColumn ? [namedIn('document_tag_value', isNamed(tagColumn))] : []),
  ].join(' UNION ');
}

/** The documents of rows that they or their pages own. */
const namedIn = (table: string, condition: string) =>
  `SELECT r.document_id FROM ${table} r WHERE r.document_id IS NOT NULL AND ${condition}
   UNION SELECT e.document_id FROM ${table} r JOIN document_element e ON e.id = r.element_id WHERE ${condition}`;

/** SQL of the ids of documents that bear one of some tags, by themselves or on a page. */
export const documentsTagged = (tags: string) =>
  `SELECT t.document_id FROM document_tag t WHERE t.document_id IS NOT NULL AND t.tag_id = ANY(${tags})
   UNION SELECT e.document_id FROM document_tag t JOIN document_element e ON e.id = t.element_id
   WHERE t.tag_id = ANY(${tags})`;

/** The documents that refer to a person, by title. */
export async function idsOfDocumentsOf(db: EntityManager, personId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }[]>(
    `SELECT d.id FROM document d WHERE d.id IN (${documentsRelatedTo('person', '$1::uuid')}) AND NOT d.deleted
     ORDER BY d.order_title, d.id`,
    [personId],
  );
  return rows.map(({ id }) => id);
}
