import { fieldText } from '@salient/shared/app/changeTexts.ts';
import { isLanguage, languageNames } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a walk's field: one for form, conflict and history. */
export const keyWalkLabel = (t: Translate) => (field: string) => {
  const language = field.replace(/^titles\./, '');
  return isLanguage(language)
    ? t('keyWalks.themeIn', { language: languageNames[language] })
    : fieldText(t, 'key_walk', field);
};
