import { addTexts, createTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { i18n } from 'i18next';
import de from './texts/kiosk.de.ts';
import en from './texts/kiosk.en.ts';
import fr from './texts/kiosk.fr.ts';
import nl from './texts/kiosk.nl.ts';

/** The words of the kiosk in all four languages at once: a visitor switches without waiting, also without a network. */
export function kioskTexts(language: Language): i18n {
  const bundles = { nl, en, fr, de };
  const texts = createTexts(language, bundles[language]);
  for (const [each, bundle] of Object.entries(bundles)) addTexts(texts, each as Language, bundle);
  return texts;
}
