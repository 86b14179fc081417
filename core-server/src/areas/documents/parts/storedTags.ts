import type { StoredTag } from '@salient/shared/areas/tags/checkTags.ts';
import {
  isTagRecordType,
  type TagIndex,
  type TagRecordType,
  tagFieldType,
} from '@salient/shared/areas/tags/tagDefinition.ts';
import type { EntityManager } from 'typeorm';
import type { PartOwner } from './PartOwner.ts';

/** The columns of records in values of tags. */
const recordColumns = {
  person: 'person_id',
  place: 'place_id',
  military_entity: 'military_entity_id',
} as const satisfies Record<TagRecordType, string>;

const valueSql = `coalesce(nullif(v.words, ''), v.person_id::text, v.place_id::text, v.military_entity_id::text)`;

/** The tags of documents or pages, by the ids of these, in their order. */
export async function loadTags(
  db: EntityManager,
  owner: PartOwner,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredTag[]>> {
  const tags = new Map<string, StoredTag[]>();
  if (ids.length === 0) return tags;
  const rows = await db.query<(StoredTag & { owner_id: string })[]>(
    `SELECT t.${owner} AS owner_id, t.tag_id AS "tagId",
       coalesce(jsonb_object_agg(v.key, ${valueSql}) FILTER (WHERE v.key IS NOT NULL), '{}') AS values
     FROM document_tag t LEFT JOIN document_tag_value v ON v.document_tag_id = t.id
     WHERE t.${owner} = ANY($1) GROUP BY t.id ORDER BY t.position, t.tag_id`,
    [ids],
  );
  for (const { owner_id, ...tag } of rows) tags.set(owner_id, [...(tags.get(owner_id) ?? []), tag]);
  return tags;
}

/** Writes the tags of one document or page. What stays as it is is left alone: no record that it names is asked for. */
export async function saveTags(
  db: EntityManager,
  owner: PartOwner,
  ownerId: string,
  tags: readonly StoredTag[],
  index: TagIndex,
): Promise<void> {
  const ids = tags.map(({ tagId }) => tagId);
  await db.query(`DELETE FROM document_tag WHERE ${owner} = $1 AND tag_id <> ALL($2)`, [ownerId, ids]);
  if (tags.length === 0) return;
  const rows = await db.query<{ id: string; tag_id: string }[]>(
    `INSERT INTO document_tag (${owner}, tag_id, position)
     SELECT $1, tag_id, place - 1 FROM unnest($2::text[]) WITH ORDINALITY AS given (tag_id, place)
     ON CONFLICT (${owner}, tag_id) WHERE ${owner} IS NOT NULL DO UPDATE SET position = excluded.position
     RETURNING id, tag_id`,
    [ownerId, ids],
  );
  const rowOf = new Map(rows.map(({ id, tag_id }) => [tag_id, id]));
  const values = tags.flatMap(({ tagId, values: given }) =>
    Object.entries(given).map(([key, value]) => ({
      ...{ document_tag_id: rowOf.get(tagId), key },
      [columnOf(index, tagId, key)]: value,
    })),
  );
  await db.query(
    `DELETE FROM document_tag_value v WHERE v.document_tag_id = ANY($1) AND NOT EXISTS (
       SELECT FROM jsonb_to_recordset($2) AS given (document_tag_id uuid, key text)
       WHERE given.document_tag_id = v.document_tag_id AND given.key = v.key)`,
    [rows.map(({ id }) => id), JSON.stringify(values)],
  );
  await db.query(
    `INSERT INTO document_tag_value (document_tag_id, ${owner}, key, words, person_id, place_id, military_entity_id)
     SELECT document_tag_id, $1, key, coalesce(words, ''), person_id, place_id, military_entity_id
     FROM jsonb_to_recordset($2) AS given (
       document_tag_id uuid, key text, words text, person_id uuid, place_id uuid, military_entity_id uuid)
     ON CONFLICT ON CONSTRAINT document_tag_value_once DO UPDATE SET words = excluded.words, person_id = excluded.person_id,
       place_id = excluded.place_id, military_entity_id = excluded.military_entity_id`,
    [ownerId, JSON.stringify(values)],
  );
}

function columnOf(index: TagIndex, tagId: string, key: string): string {
  const type = tagFieldType(index, tagId, key);
  return isTagRecordType(type) ? recordColumns[type] : 'words';
}

/** The records that tags name, each of its type. */
export const recordsInTags = (tags: readonly StoredTag[], index: TagIndex): { type: TagRecordType; id: string }[] =>
  tags.flatMap(({ tagId, values }) =>
    (index[tagId]?.fields ?? []).flatMap(({ key, type }) => {
      const id = values[key];
      return id !== undefined && isTagRecordType(type) ? [{ type, id }] : [];
    }),
  );
