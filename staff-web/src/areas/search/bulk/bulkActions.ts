import { type BulkAction, type BulkFlag, bulkFlags } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** What can be chosen: an action with a project, or a flag with its value. */
export const bulkChoices = ['addToProject', 'removeFromProject', ...bulkFlags.flatMap(bothWays)] as const;
export type BulkChoice = (typeof bulkChoices)[number];

function bothWays<Flag extends BulkFlag>(flag: Flag): [`${Flag}:yes`, `${Flag}:no`] {
  return [`${flag}:yes`, `${flag}:no`];
}

/** A choice as an action; null while its project is not chosen. */
export function actionOf(choice: BulkChoice, project: string | undefined): BulkAction | null {
  if (choice === 'addToProject' || choice === 'removeFromProject') {
    return project === undefined ? null : { kind: choice, project };
  }
  const [flag, value] = choice.split(':') as [BulkFlag, 'yes' | 'no'];
  return { kind: 'setFlag', flag, value: value === 'yes' };
}

export const needsProject = (choice: BulkChoice) => choice === 'addToProject' || choice === 'removeFromProject';

export function choiceText(choice: BulkChoice, t: Translate): string {
  if (choice === 'addToProject' || choice === 'removeFromProject') return t(`bulkChanges.actions.${choice}`);
  const [flag, value] = choice.split(':') as [BulkFlag, 'yes' | 'no'];
  return flagText(flag, value === 'yes', t);
}

/** An action in words, with its project by title. */
export function actionText(action: BulkAction, project: string | null, t: Translate): string {
  if (action.kind === 'setFlag') return flagText(action.flag, action.value, t);
  return t(projectTexts[action.kind], { project: project ?? '…' });
}

const projectTexts = {
  addToProject: 'bulkChanges.inProject',
  removeFromProject: 'bulkChanges.outOfProject',
} as const satisfies Record<Exclude<BulkAction['kind'], 'setFlag'>, string>;

const flagLabels = {
  in_namelist: 'history.fields.in_namelist',
  irish_memorial_records: 'persons.datasets.irish_memorial_records',
  not_for_loop: 'persons.fields.not_for_loop',
} as const satisfies Record<BulkFlag, string>;

const flagText = (flag: BulkFlag, value: boolean, t: Translate): string =>
  t(value ? 'bulkChanges.actions.set' : 'bulkChanges.actions.unset', { flag: t(flagLabels[flag]) });
