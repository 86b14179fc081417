import { type Language, languages } from './languages.ts';
import type { LanguageTexts } from './languageTexts.ts';

export interface TextInLanguage {
  readonly text: string;
  /** The language that the text is written in: what is shown in another one than asked for is marked with it. */
  readonly language: Language;
}

/**
 * The text that a reader of `language` gets: their own, else the Dutch, the English, or whichever there is (I18N-14).
 * Null when nobody has written one.
 */
export function textInLanguage(texts: Readonly<Partial<LanguageTexts>>, language: Language): TextInLanguage | null {
  const written = [language, ...languages].find((each) => texts[each]?.trim());
  return written ? { text: texts[written] ?? '', language: written } : null;
}
