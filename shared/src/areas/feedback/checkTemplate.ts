import { FieldErrorList } from '../../lib/contract/validation.ts';
import { languages } from '../../lib/i18n/languages.ts';
import { cleanLine, cleanText } from '../../lib/schemas/cleanText.ts';
import { type FeedbackTemplate, type FeedbackTemplateInput, templateLimits, unknownSlots } from './feedbackTemplate.ts';

/** A template as it is stored. */
export type TemplateDraft = Omit<FeedbackTemplate, 'id' | 'version'>;

export const emptyTemplate: TemplateDraft = { name: '', nl: '', en: '', fr: '', de: '' };

/**
 * Checks a template and answers it in stored form: a name, and a text in at least one language, with no name in braces
 * that a message does not fill. Whether the name is free is checked where the database is at hand.
 *
 * @param base the stored template for an update: absent fields keep its values, null clears them.
 */
export function checkTemplate(
  input: FeedbackTemplateInput,
  base: TemplateDraft = emptyTemplate,
): { draft: TemplateDraft; errors: FieldErrorList } {
  const errors = new FieldErrorList();
  const textOf = (field: keyof TemplateDraft) => (input[field] === undefined ? base[field] : (input[field] ?? ''));
  const draft: TemplateDraft = {
    name: cleanLine(textOf('name')),
    nl: cleanText(textOf('nl')),
    en: cleanText(textOf('en')),
    fr: cleanText(textOf('fr')),
    de: cleanText(textOf('de')),
  };
  if (draft.name === '') errors.add('name', 'DATA_REQUIRED');
  if (draft.name.length > templateLimits.name) errors.add('name', 'INVALID_LENGTH');
  for (const language of languages) {
    if (draft[language].length > templateLimits.text) errors.add(language, 'INVALID_LENGTH');
    if (unknownSlots(draft[language]).length > 0) errors.add(language, 'INVALID_OPTION');
  }
  if (languages.every((language) => draft[language] === '')) {
    for (const language of languages) errors.add(language, 'AT_LEAST_ONE_FIELD_NEEDED');
  }
  return { draft, errors };
}
