import type { EntityManager } from 'typeorm';
import type { DueRecord } from './RetentionClass.ts';

/**
 * Records that were removed, as far as the audit trail still holds what is told of living people in them. One that became
 * part of another is due with that one.
 */
export interface RemovedRecords {
  /** The table in which they stood, under which the trail keeps them. */
  readonly table: string;
  /** Fields of the trail that tell of somebody. */
  readonly fields: readonly string[];
  /** SQL of the name that the removal `a` kept. */
  readonly name: string;
}

const removals = ({ table }: RemovedRecords, fields: string) =>
  `audit_entry a WHERE a.entity = '${table}' AND a.after IS NULL AND a.before ?| ${fields}::text[]
    AND NOT EXISTS (SELECT FROM ${table} standing WHERE standing.id = a.entity_id)
    AND NOT EXISTS (SELECT FROM redirect r
      WHERE r.from_type = '${table}' AND r.from_id = a.entity_id AND r.reason = 'merged')`;

/** Those that were removed before `before`; only of `ids`, where they are given. */
export const findRemovedRecords = (
  db: EntityManager,
  removed: RemovedRecords,
  before: Date,
  ids: readonly string[] | null = null,
): Promise<DueRecord[]> =>
  db.query(
    `SELECT a.entity_id AS id, max(a.at) AS since FROM ${removals(removed, '$1')}
       AND ($3::uuid[] IS NULL OR a.entity_id = ANY($3))
     GROUP BY a.entity_id HAVING max(a.at) < $2`,
    [removed.fields, before, ids],
  );

/** Their names, as the trail kept them. */
export const nameRemovedRecords = (
  db: EntityManager,
  removed: RemovedRecords,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  db.query(
    `SELECT DISTINCT ON (a.entity_id) a.entity_id AS id, ${removed.name} AS name
     FROM ${removals(removed, '$1')} AND a.entity_id = ANY($2::uuid[]) ORDER BY a.entity_id, a.id DESC`,
    [removed.fields, ids],
  );
