import type { BulkAction, BulkFlag } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { SqlParameters } from '../search/postgres/SqlParameters.ts';

/** Whether a person `p` is already as the action wants it. */
function isSo(action: BulkAction, sql: SqlParameters): string {
  if (action.kind === 'setFlag') return `p.${action.flag} = ${sql.add(action.value)}`;
  const isIn = `EXISTS (SELECT FROM project_membership m WHERE m.person_id = p.id AND m.project_id = ${sql.add(action.project)})`;
  return action.kind === 'addToProject' ? isIn : `NOT ${isIn}`;
}

/** Whether a value of a flag can hold of a person `p` at all: what a save of the person would put right is refused here (PERSON-52). */
function mayHold(action: BulkAction, value: boolean): string {
  return action.kind === 'setFlag' && value ? neededBy[action.flag] : 'true';
}

/** What has to hold of a person who has a flag. */
const neededBy: Readonly<Record<BulkFlag, string>> = {
  in_namelist: 'p.war_casualty',
  irish_memorial_records: `p.war_casualty AND p.victim_type = 'military'`,
  not_for_loop: 'true',
};

/** As `mayEditPerson` says it: one SQL for the preview and for what is done, so that a preview is true. */
const mayEdit = ({ type }: Pick<Actor, 'type'>): string =>
  type === 'normal-civilian' ? `p.victim_type = 'civilian'` : 'true';

/** What would become of a person `p`: `changed`, `unchanged` or `refused`. */
export const outcomeSql = (action: BulkAction, actor: Pick<Actor, 'type'>, sql: SqlParameters): string =>
  `CASE WHEN NOT (${mayEdit(actor)}) THEN 'refused' WHEN ${isSo(action, sql)} THEN 'unchanged'
     WHEN NOT (${mayHold(action, action.kind === 'setFlag' && action.value)}) THEN 'refused' ELSE 'changed' END`;

/** Whether an entry `a` of the trail changed what the action changes. */
function touchesSql(action: BulkAction, sql: SqlParameters): string {
  if (action.kind === 'setFlag') return `(a.before ? '${action.flag}' OR a.after ? '${action.flag}')`;
  const project = sql.add(JSON.stringify({ project: action.project }));
  const membershipIn = (side: string) =>
    `jsonb_path_query_first(a.${side}, '$.project_memberships[*] ? (@.project == $project)', ${project}::jsonb)`;
  return `${membershipIn('before')} IS DISTINCT FROM ${membershipIn('after')}`;
}

/**
 * Whether somebody changed the same of a person `p` again since a change `b` of many left it, also where it was changed back:
 * the trail says so. Another change of many that was itself taken back since left it as it was.
 */
const changedSince = (action: BulkAction, sql: SqlParameters): string =>
  `coalesce(p.version < b.version OR p.version > b.version AND EXISTS (
     SELECT FROM audit_entry a
     WHERE a.entity = 'person' AND a.entity_id = p.id AND a.version > b.version AND ${touchesSql(action, sql)}
       AND NOT EXISTS (SELECT FROM bulk_change_person o
         WHERE o.person_id = p.id AND o.outcome = 'undone' AND a.version IN (o.version, o.undone_version))), false)`;

/** Whether a person `p` has notes on the membership that an undo would end: somebody wrote them since. */
const isNoted = (action: BulkAction, sql: SqlParameters): string =>
  action.kind === 'addToProject'
    ? `EXISTS (SELECT FROM project_membership m
         WHERE m.person_id = p.id AND m.project_id = ${sql.add(action.project)} AND m.notes <> '')`
    : 'false';

/** What an undo makes of a person `p` whom a change `b` of many changed: `undone` or `kept`. */
export const undoOutcomeSql = (action: BulkAction, actor: Pick<Actor, 'type'>, sql: SqlParameters): string =>
  `CASE WHEN (${mayEdit(actor)}) AND ${isSo(action, sql)}
     AND (${mayHold(action, action.kind === 'setFlag' && !action.value)})
     AND NOT (${isNoted(action, sql)}) AND NOT (${changedSince(action, sql)}) THEN 'undone' ELSE 'kept' END`;
