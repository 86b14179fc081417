import type { Translate } from '../../lib/i18n/texts.ts';
import type { ResolutionStatus } from '../places/placeTypes.ts';
import type { functions } from './texts/functions.nl.ts';

const statusAction = 'set_';

type Named<Group extends keyof typeof functions> = keyof (typeof functions)[Group];

/** A text of a group by a name that the server gives; the name itself where there is none. */
function named<Group extends 'names' | 'descriptions' | 'columns' | 'actions'>(
  group: Group,
  name: string,
  t: Translate,
): string | undefined {
  const key = `functions.${group}.${name as Named<Group> & string}` as 'functions.names.FindPerson';
  return t(key) === key ? undefined : t(key);
}

export const functionName = (name: string, t: Translate) => named('names', name, t) ?? name;
export const functionDescription = (name: string, t: Translate) => named('descriptions', name, t) ?? '';
export const columnTitle = (key: string, t: Translate) => named('columns', key, t) ?? key;

/** What an action is called; one that gives a status, by the word of the status. */
export function actionName(name: string, t: Translate): string {
  if (!name.startsWith(statusAction)) return named('actions', name, t) ?? name;
  const status = name.slice(statusAction.length) as ResolutionStatus;
  return t('functions.actions.setStatus', { status: t(`places.statuses.${status}`) });
}
