import { kindText, typeText } from '@salient/shared/app/changeTexts.ts';
import type { PersonalData } from '@salient/shared/areas/privacy/erase/erasure.ts';
import type { ChangeKind, HistoryType } from '@salient/shared/lib/history/historyTypes.ts';
import { historyTypes } from '@salient/shared/lib/history/historyTypes.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { isOneOf } from '@salient/shared/lib/schemas/cleanText.ts';

const kinds: readonly (readonly [RegExp, ChangeKind])[] = [
  [/^create/, 'created'],
  [/^update/, 'changed'],
  [/^remove/, 'removed'],
];

const recordText = (t: Translate, name: string): string =>
  isOneOf(historyTypes, name) ? typeText(t, name satisfies HistoryType) : name;

/** What was done to which kind of record: "Contact person, changed"; a method of which no word is said by its name. */
export function changeText(t: Translate, { method, entity }: PersonalData['changes'][number]): string {
  const kind = kinds.find(([begins]) => begins.test(method))?.[1];
  return `${recordText(t, entity)}${t('common.colon')}${kind ? kindText(t, kind).toLowerCase() : method}`;
}

/** Where a text stands: the kind of record, and the column that holds it. */
export const placeText = (t: Translate, { table, column }: PersonalData['mentions'][number]): string =>
  isOneOf(historyTypes, table) ? `${recordText(t, table)} (${column})` : `${table}.${column}`;
