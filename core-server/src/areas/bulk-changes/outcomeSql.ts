import type { BulkAction, BulkFlag } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { editableTypes } from '@salient/shared/areas/persons/personPolicy.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { SqlParameters } from '../../lib/db/SqlParameters.ts';

/** What one kind of action asks of a person `p`, as SQL that is added to a statement where it is wanted. */
interface ActionSql {
  /** Whether it is so already. */
  readonly isSo: () => string;
  /** Whether it can be so, and whether the opposite can: what a save of the person would put right is refused here (PERSON-52). */
  readonly mayBe: () => string;
  readonly mayBeOtherwise: () => string;
  /** Whether an entry `a` of the trail changed what the action changes. */
  readonly isTouchedBy: () => string;
  /** Whether an undo would take away what somebody wrote since. */
  readonly isNoted: () => string;
}

function actionSql(action: BulkAction, sql: SqlParameters): ActionSql {
  switch (action.kind) {
    case 'setFlag': {
      const { flag, value } = action;
      return {
        isSo: () => `p.${flag} = ${sql.add(value)}`,
        mayBe: () => (value ? neededBy[flag] : 'true'),
        mayBeOtherwise: () => (value ? 'true' : neededBy[flag]),
        isTouchedBy: () => `(a.before ? '${flag}' OR a.after ? '${flag}')`,
        isNoted: () => 'false',
      };
    }
    case 'addToProject': {
      const membership = membershipSql(action.project, sql);
      return { ...membership, isSo: membership.isIn, isNoted: () => membership.isIn(`AND m.notes <> ''`) };
    }
    case 'removeFromProject': {
      const membership = membershipSql(action.project, sql);
      return { ...membership, isSo: () => `NOT ${membership.isIn()}`, isNoted: () => 'false' };
    }
  }
}

function membershipSql(project: string, sql: SqlParameters) {
  const change = (parameter: string, side: string) =>
    `jsonb_path_query_first(a.${side}, '$.project_memberships[*] ? (@.project == $project)', ${parameter}::jsonb)`;
  return {
    isIn: (and = '') =>
      `EXISTS (SELECT FROM project_membership m WHERE m.person_id = p.id AND m.project_id = ${sql.add(project)} ${and})`,
    mayBe: () => 'true',
    mayBeOtherwise: () => 'true',
    isTouchedBy: () => {
      const parameter = sql.add(JSON.stringify({ project }));
      return `${change(parameter, 'before')} IS DISTINCT FROM ${change(parameter, 'after')}`;
    },
  };
}

/** What has to hold of a person who has a flag. */
const neededBy: Readonly<Record<BulkFlag, string>> = {
  in_namelist: 'p.war_casualty',
  irish_memorial_records: `p.war_casualty AND p.victim_type = 'military'`,
  not_for_loop: 'true',
};

/** As `mayEditPerson` says it: one SQL for the preview and for what is done, so that a preview is true. */
const mayEdit = (actor: Pick<Actor, 'type'>, sql: SqlParameters): string =>
  `p.victim_type = ANY(${sql.add(editableTypes(actor))}::text[])`;

/** What would become of a person `p`: `changed`, `unchanged` or `refused`. */
export function outcomeSql(action: BulkAction, actor: Pick<Actor, 'type'>, sql: SqlParameters): string {
  const { isSo, mayBe } = actionSql(action, sql);
  return `CASE WHEN NOT (${mayEdit(actor, sql)}) THEN 'refused' WHEN ${isSo()} THEN 'unchanged'
     WHEN NOT (${mayBe()}) THEN 'refused' ELSE 'changed' END`;
}

/**
 * Whether somebody changed the same of a person `p` again since a change `b` of many left it, also where it was changed back:
 * the trail says so. Another change of many that was itself taken back since left it as it was.
 */
const changedSince = ({ isTouchedBy }: ActionSql): string =>
  `coalesce(p.version < b.version OR p.version > b.version AND EXISTS (
     SELECT FROM audit_entry a
     WHERE a.entity = 'person' AND a.entity_id = p.id AND a.version > b.version AND ${isTouchedBy()}
       AND NOT EXISTS (SELECT FROM bulk_change_person o
         WHERE o.person_id = p.id AND o.outcome = 'undone' AND a.version IN (o.version, o.undone_version))), false)`;

/** What an undo makes of a person `p` whom a change `b` of many changed: `undone` or `kept`. */
export function undoOutcomeSql(action: BulkAction, actor: Pick<Actor, 'type'>, sql: SqlParameters): string {
  const asked = actionSql(action, sql);
  return `CASE WHEN (${mayEdit(actor, sql)}) AND ${asked.isSo()} AND (${asked.mayBeOtherwise()})
     AND NOT (${asked.isNoted()}) AND NOT (${changedSince(asked)}) THEN 'undone' ELSE 'kept' END`;
}
