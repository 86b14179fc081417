import { addTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { languageCookieOf } from '@salient/shared/lib/i18n/storedLanguage.ts';
import type { TextBundle } from '@salient/shared/lib/i18n/texts.ts';
import type { i18n } from 'i18next';

const loaders: Record<Language, () => Promise<{ readonly default: TextBundle }>> = {
  nl: () => import('./texts/staff.nl.ts'),
  en: () => import('./texts/staff.en.ts'),
  fr: () => import('./texts/staff.fr.ts'),
  de: () => import('./texts/staff.de.ts'),
};

export const loadTexts = async (language: Language) => (await loaders[language]()).default;

/** Switches the language in place and keeps the choice in this browser. */
export async function switchLanguage(texts: i18n, language: Language): Promise<void> {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and older Safari.
  document.cookie = languageCookieOf(language);
  addTexts(texts, language, await loadTexts(language));
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
}
