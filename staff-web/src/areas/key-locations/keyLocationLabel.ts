import { fieldText } from '@salient/shared/app/changeTexts.ts';
import { isLanguage, languageNames } from '@salient/shared/lib/i18n/languages.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a key location's field: one for form, conflict and history. */
export const keyLocationLabel = (t: Translate) => (field: string) => {
  const [text = '', language] = field.split('.');
  if (!isLanguage(language)) return fieldText(t, 'key_location', field);
  return t(text === 'names' ? 'keyLocations.nameIn' : 'keyLocations.noteIn', { language: languageNames[language] });
};
