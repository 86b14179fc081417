import { z } from 'zod';

/** A text of a record in each language; empty where nobody has written it yet. */
export const languageTextsSchema = z.strictObject({
  nl: z.string(),
  en: z.string(),
  fr: z.string(),
  de: z.string(),
});
export type LanguageTexts = z.infer<typeof languageTextsSchema>;

export const emptyTexts: LanguageTexts = { nl: '', en: '', fr: '', de: '' };
