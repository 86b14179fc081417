import type { SqlParameters } from '../../../lib/db/SqlParameters.ts';
import type { PersonCondition, RecordComparison } from '../ResolvedQuery.ts';
import { compareKey, compareKeys } from './compareSql.ts';

type Related = PersonCondition & { readonly kind: 'related' };
type InCollection = PersonCondition & { readonly kind: 'collection' };

/** That the person has a relation with somebody; with mode `empty`, that it has none. */
export function relatedSql({ relation, ...other }: Related, sql: SqlParameters): string {
  const ofType = relation === null ? '' : ` AND r.relation = ${sql.add(relation)}`;
  if (isEmpty(other)) {
    return `NOT EXISTS (SELECT FROM relation r WHERE r.person_id = p.id${ofType})`;
  }
  return `p.id IN (SELECT r.person_id FROM relation r JOIN person o ON o.id = r.related_person_id
    WHERE ${calledSql(other, sql)}${ofType})`;
}

const isEmpty = (record: RecordComparison) => 'mode' in record && record.mode === 'empty';

/** Person `o` by id, also of one that became part of it, or by first name, last name or both in either order. */
function calledSql(other: RecordComparison, sql: SqlParameters): string {
  if ('id' in other) {
    const id = `${sql.add(other.id)}::uuid`;
    return `o.id = coalesce((SELECT d.to_id FROM redirect d
      WHERE d.from_type = 'person' AND d.reason = 'merged' AND d.from_id = ${id}), ${id})`;
  }
  const { mode, key } = other;
  const words = key.split(' ');
  if (mode === 'contains') {
    return words.map((word) => compareKeys('(o.familyname_keys || o.surname_keys)', mode, word, sql)).join(' AND ');
  }
  const columns = ['o.familyname_keys', 'o.surname_keys'].map((column) => compareKeys(column, mode, key, sql));
  if (mode !== 'complete' && mode !== 'not_equal') return `(${columns.join(' OR ')})`;
  const whole = `o.sort_name = ANY(${sql.add(words.map((_, at) => [...words.slice(at), ...words.slice(0, at)].join(' ')))})`;
  return mode === 'complete' ? `(${[...columns, whole].join(' OR ')})` : [...columns, `NOT ${whole}`].join(' AND ');
}

/** The tables by which a document, or a page of one, names a person. */
const namingTables = ['document_reference', 'document_tag_value'] as const;

/** That a document of a collection names the person; with mode `empty`, that none of any collection does. */
export function collectionSql(condition: InCollection, sql: SqlParameters): string {
  const within = withinSql(condition, sql);
  const named = namingTables.map(
    (table) => `SELECT r.person_id FROM ${table} r LEFT JOIN document_element l ON l.id = r.element_id
      JOIN document d ON d.id = coalesce(r.document_id, l.document_id)
      WHERE r.person_id IS NOT NULL AND NOT d.deleted AND ${within}`,
  );
  return `p.id ${isEmpty(condition) ? 'NOT IN' : 'IN'} (${named.join(' UNION ALL ')})`;
}

function withinSql(condition: InCollection, sql: SqlParameters): string {
  if ('id' in condition) return `d.collection_id = ${sql.add(condition.id)}`;
  if (condition.mode === 'empty') return 'd.collection_id IS NOT NULL';
  const called = compareKey('c.sort_title', condition.mode, condition.key, sql);
  return `d.collection_id IN (SELECT c.id FROM collection c WHERE ${called})`;
}
