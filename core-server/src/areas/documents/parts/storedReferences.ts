import type { StoredReference } from '@salient/shared/areas/references/checkReferences.ts';
import { type ReferenceType, referenceKey } from '@salient/shared/areas/references/documentReference.ts';
import type { EntityManager } from 'typeorm';
import type { RecordType } from '../../references/nameRecords.ts';
import type { PartOwner } from './PartOwner.ts';

/** The column that holds a record of each type. */
export const referenceColumns = {
  person: 'person_id',
  place: 'place_id',
  project: 'project_id',
  military_entity: 'military_entity_id',
  memorial: 'memorial_id',
  document: 'target_document_id',
  'diborn-document': 'target_document_id',
  'contact-person': 'contact_person_id',
  key_location: 'key_location_id',
} as const satisfies Record<RecordType, string>;

const columns = [...new Set(Object.values(referenceColumns))];

/** The column of a type that names a record; null for the others. */
export const referenceColumn = (type: ReferenceType): string | null =>
  Object.hasOwn(referenceColumns, type) ? referenceColumns[type as RecordType] : null;

export type ReferenceRow = StoredReference & { readonly rowId: string; readonly ownerId: string };

/** The references of documents or pages, in their order, each with its row. */
export async function loadReferenceRows(
  db: EntityManager,
  owner: PartOwner,
  ids: readonly string[],
): Promise<ReferenceRow[]> {
  if (ids.length === 0) return [];
  return db.query<ReferenceRow[]>(
    `SELECT r.id AS "rowId", r.${owner} AS "ownerId", r.type, coalesce(${columns.join(', ')}) AS id, r.toponym AS name,
       r.relation, r.comment
     FROM document_reference r WHERE r.${owner} = ANY($1) ORDER BY r.position, r.id`,
    [ids],
  );
}

/** The references of documents or pages, by the ids of these. */
export async function loadReferences(
  db: EntityManager,
  owner: PartOwner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredReference[]>> {
  const references = new Map<string, StoredReference[]>();
  for (const { rowId: _row, ownerId, ...reference } of await loadReferenceRows(db, owner, ids)) {
    references.set(ownerId, [...(references.get(ownerId) ?? []), reference]);
  }
  return references;
}

/** Writes the references of one document or page. A row stays that says the same: the record that it names is not asked for. */
export async function saveReferences(
  db: EntityManager,
  owner: PartOwner,
  ownerId: string,
  references: readonly StoredReference[],
): Promise<void> {
  const rowOf = new Map((await loadReferenceRows(db, owner, [ownerId])).map((row) => [referenceKey(row), row.rowId]));
  const given = references.map((reference, position) => ({
    ...{ row_id: rowOf.get(referenceKey(reference)), position },
    ...{ type: reference.type, relation: reference.relation, comment: reference.comment, toponym: reference.name },
    [referenceColumn(reference.type) ?? 'none']: reference.id,
  }));
  await db.query(`DELETE FROM document_reference WHERE ${owner} = $1 AND id <> ALL($2)`, [
    ownerId,
    given.flatMap(({ row_id }) => row_id ?? []),
  ]);
  await db.query(
    `UPDATE document_reference r SET position = given.position, comment = given.comment
     FROM jsonb_to_recordset($1) AS given (row_id uuid, position integer, comment text) WHERE r.id = given.row_id`,
    [JSON.stringify(given.filter(({ row_id }) => row_id))],
  );
  await db.query(
    `INSERT INTO document_reference (${owner}, type, relation, comment, toponym, position, ${columns.join(', ')})
     SELECT $1, type, relation, comment, toponym, position, ${columns.join(', ')}
     FROM jsonb_to_recordset($2) AS given (type text, relation text, comment text, toponym text, position integer,
       ${columns.map((column) => `${column} uuid`).join(', ')})`,
    [ownerId, JSON.stringify(given.filter(({ row_id }) => !row_id))],
  );
}
