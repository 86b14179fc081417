import { clearLanguageOf } from '../../../lib/i18n/languageOfText.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { normalizeText } from '../../../lib/names/normalizeText.ts';
import type { ListContent } from '../importList.ts';

const words = (text: string) => new Set(text.split(' '));

/** Words of headings that one language has. */
const headingWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: words(
    'naam voornaam voornamen familienaam achternaam geboren geboortedatum geboorteplaats geboorte overleden overlijden overlijdensdatum overlijdensplaats gesneuveld begraafplaats begraven kerkhof graad stamnummer woonplaats beroep opmerking opmerkingen leeftijd eenheid datum plaats gemeente geslacht leger',
  ),
  en: words(
    'first last surname forename forenames given born birth died death killed buried cemetery service age address next kin place town remarks notes cause army battalion company',
  ),
  fr: words(
    'nom prenom prenoms ne naissance deces mort lieu commune corps matricule classe genre remarque remarques cimetiere profession domicile sexe armee',
  ),
  de: words(
    'vorname vornamen familienname nachname geboren geburtsort geburtsdatum gefallen gestorben todesort dienstgrad einheit ort bemerkung bemerkungen friedhof beruf wohnort geschlecht truppenteil',
  ),
};

const smallWords = /(?<![\p{L}.])\p{Ll}+(?!\p{L})/gu;
/** Texts of a column that are looked at. */
const mostTexts = 30;

/** The language of the texts of a list, else that of its headings; null where neither tells. */
export function guessLanguage({ columns }: Pick<ListContent, 'columns'>): Language | null {
  const texts = columns.flatMap(({ values }) => values.slice(0, mostTexts).map(({ text }) => text));
  // Names and their first letters tell nothing; the words between them do.
  const written = clearLanguageOf(texts.flatMap((text) => text.match(smallWords) ?? []).join(' '));
  return written ?? languageOfHeadings(columns.map(({ name }) => name));
}

function languageOfHeadings(headings: readonly string[]): Language | null {
  const found = headings.flatMap((heading) => normalizeText(heading).split(/[^\p{L}]+/u));
  const score = (Object.keys(headingWords) as Language[])
    .map((language) => ({ language, points: found.filter((word) => headingWords[language].has(word)).length }))
    .sort((a, b) => b.points - a.points);
  const [best, second] = score;
  return best && best.points > (second?.points ?? 0) ? best.language : null;
}
