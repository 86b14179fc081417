import type { functions } from '@salient/shared/areas/functions/texts/functions.nl.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

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
export const actionName = (name: string, t: Translate) => named('actions', name, t) ?? name;
