import { locales } from '../i18n/languages.ts';
import type { Texts } from '../i18n/texts.ts';
import type { Editor } from './realtimeEvents.ts';

/** "Ann and Bert are also editing this"; null when nobody else is. */
export function editingText({ t, language }: Texts, others: readonly Editor[]): string | null {
  const names = [...new Set(others.map(({ name, account }) => name || account))];
  if (names.length === 0) return null;
  return t('history.editing', { names: new Intl.ListFormat(locales[language]).format(names), count: names.length });
}
