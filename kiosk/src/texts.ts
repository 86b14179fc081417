import { addTexts } from '@salient/shared/i18n/createTexts.ts';
import type { Language } from '@salient/shared/i18n/languages.ts';
import type { TextBundle } from '@salient/shared/i18n/texts.ts';
import type { i18n } from 'i18next';

const loaders: Record<Language, () => Promise<{ readonly default: TextBundle }>> = {
  nl: () => import('./texts/kiosk.nl.ts'),
  en: () => import('./texts/kiosk.en.ts'),
  fr: () => import('./texts/kiosk.fr.ts'),
  de: () => import('./texts/kiosk.de.ts'),
};

export const loadTexts = async (language: Language) => (await loaders[language]()).default;

/** Switches the language in place; the next visitor starts in the kiosk's own again. */
export async function switchLanguage(texts: i18n, language: Language): Promise<void> {
  addTexts(texts, language, await loadTexts(language));
  await texts.changeLanguage(language);
  document.documentElement.lang = language;
}
