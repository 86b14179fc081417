/** What an undo takes back, as tables, the trail of changes and redirects call it. */
type UndoneTable = 'person' | 'person_event' | 'place' | 'memorial' | 'military_entity';

interface Reached {
  readonly table: UndoneTable;
  /** SQL each: the record, its present version, the version in which the batch left it, and the batch. */
  readonly id: string;
  readonly version: string;
  readonly since: string;
  readonly batch: string;
}

/**
 * SQL: whether nobody worked on a record since a batch left it. The trail tells of each version since then who made it: that
 * records which it names were merged is nobody's work on it, nor is a change of many persons that was undone.
 */
export const isUntouched = ({ table, id, version, since, batch }: Reached): string =>
  `CASE WHEN ${version} = ${since} THEN true WHEN ${version} > ${since} THEN (
     SELECT count(DISTINCT a.version) = ${version} - ${since} AND ${table === 'person' ? areUndone : `bool_and(a.source = 'merge')`}
     FROM audit_entry a JOIN import_batch b ON b.id = ${batch} AND a.at >= b.started_at
     WHERE a.entity = '${table}' AND a.entity_id = ${id} AND a.version > ${since} AND a.version <= ${version}
   ) ELSE false END`;

/** SQL: of entries of the trail, whether all are changes of many persons, each of them undone. */
const areUndone = `bool_and(a.method IN ('startBulkChange', 'undoBulkChange'))
  AND count(*) FILTER (WHERE a.method = 'startBulkChange') = count(*) FILTER (WHERE a.method = 'undoBulkChange')`;

/** SQL: whether a record that stands took in another one since a batch left it, and that merge stands. */
export const tookAnotherIn = ({ table, id, since }: Pick<Reached, 'table' | 'id' | 'since'>): string =>
  `EXISTS (
     SELECT FROM audit_entry a JOIN record_merge m
       ON m.entity = '${table}' AND m.kept_id = a.entity_id AND m.merged_id::text = a.after->>'merged_from'
     WHERE a.entity = '${table}' AND a.entity_id = ${id} AND a.version > ${since} AND m.undone_at IS NULL)`;

/** SQL: whether a record that is gone became part of another one. */
export const becamePart = (table: UndoneTable, id: string): string =>
  `EXISTS (SELECT FROM redirect d WHERE d.from_type = '${table}' AND d.from_id = ${id} AND d.reason = 'merged')`;

/** Why a record stays, in the words of the report. */
export const mergeReasons = {
  becamePart: 'was merged into another since',
  tookAnotherIn: 'had another merged into it since',
} as const;
