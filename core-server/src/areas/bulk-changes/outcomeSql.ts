import type { BulkAction } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { SqlParameters } from '../search/postgres/SqlParameters.ts';

/** Whether a person `p` is already as the action wants it. */
function isSo(action: BulkAction, sql: SqlParameters): string {
  if (action.kind === 'setFlag') return `p.${action.flag} = ${sql.add(action.value)}`;
  const isIn = `EXISTS (SELECT FROM project_membership m WHERE m.person_id = p.id AND m.project_id = ${sql.add(action.project)})`;
  return action.kind === 'addToProject' ? isIn : `NOT ${isIn}`;
}

/** Whether the flag can hold of a person `p` at all: what a save of the person would put right is refused here (PERSON-52). */
function mayHold(action: BulkAction): string {
  if (action.kind !== 'setFlag' || !action.value) return 'true';
  if (action.flag === 'in_namelist') return 'p.war_casualty';
  return action.flag === 'irish_memorial_records' ? `p.war_casualty AND p.victim_type = 'military'` : 'true';
}

/** As `mayEditPerson` says it: one SQL for the preview and for what is done, so that a preview is true. */
const mayEdit = ({ type }: Pick<Actor, 'type'>): string =>
  type === 'normal-civilian' ? `p.victim_type = 'civilian'` : 'true';

/** What would become of a person `p`: `changed`, `unchanged` or `refused`. */
export const outcomeSql = (action: BulkAction, actor: Pick<Actor, 'type'>, sql: SqlParameters): string =>
  `CASE WHEN NOT (${mayEdit(actor)}) THEN 'refused' WHEN ${isSo(action, sql)} THEN 'unchanged'
     WHEN NOT (${mayHold(action)}) THEN 'refused' ELSE 'changed' END`;
