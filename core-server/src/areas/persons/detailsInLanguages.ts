import { causeIn } from '@salient/shared/areas/events/causes.ts';
import { professionIn } from '@salient/shared/areas/events/professions.ts';
import { rankIn } from '@salient/shared/areas/military/ranks/rankGroups.ts';
import { type Language, languages } from '@salient/shared/lib/i18n/languages.ts';
import type { LanguageTexts } from '@salient/shared/lib/i18n/languageTexts.ts';

type Translation = (written: string, language: Language, gender: string) => string | null;

/** Fields of events in which lists use the words of a trade, an army or a register. */
const translations: Readonly<Record<string, Translation>> = {
  work_profession: professionIn,
  enlisted_rank: rankIn,
  injured_wound: causeIn,
  injured_cause: causeIn,
  death_reason: causeIn,
};

/** A rank as readers of each language know it; null for one that we do not know. */
export const rankInLanguages = (rank: string): LanguageTexts | null => inLanguages(rankIn, rank, '');

/** Those of an event's details whose words we know, as readers of each language say it of somebody of that gender. */
export function detailsInLanguages(
  details: Readonly<Record<string, string>>,
  gender: string,
): Record<string, LanguageTexts> {
  const known = Object.entries(details).flatMap(([field, written]) => {
    const translation = translations[field];
    const texts = translation ? inLanguages(translation, written, gender) : null;
    return texts ? [[field, texts] as const] : [];
  });
  return Object.fromEntries(known);
}

function inLanguages(translation: Translation, written: string, gender: string): LanguageTexts | null {
  const texts = languages.map((language) => [language, translation(written, language, gender)] as const);
  return texts.every(([, text]) => text !== null) ? (Object.fromEntries(texts) as LanguageTexts) : null;
}
