import { normalizeText } from '../names/normalizeText.ts';
import type { Language } from './languages.ts';

/** The language in which the museum's staff write, and so the one of a text that gives nothing away. */
const houseLanguage: Language = 'nl';

const words = (text: string) => text.split(' ');

/** Words that stand in most sentences of a language and in few of another, and those of war, as `normalizeText` has them. */
const tellingWords: Readonly<Record<Language, readonly string[]>> = {
  nl: words(
    'de het een die dat hij ik van zijn haar bij uit aan door met naar werd was is voor niet ook zoon dochter gesneuveld overleden gewond na oud',
  ),
  en: words(
    'the of and his her at from by with to was is for not also son daughter killed wounded died missing action wounds drowned poisoning age left right leg head chest shell rifle fire gunshot bullet shrapnel accident pneumonia labourer farmer miner docker clerk carpenter teacher student',
  ),
  fr: words(
    'le la les du des une et son sa au aux par avec est pour pas fils fille tue tuee blessures disparu mort suite maladie l d a bras jambe tete balle obus mineur soldat ouvrier ouvriere employe',
  ),
  de: words(
    'der die das und sein seine ihre bei aus von mit nach zu wurde war ist fur nicht auch sohn tochter gefallen verwundet vermisst verw gestorben kopf bein schuss lehrer arbeiter bauer kaufmann statt krank kriegsgef kriegsgefangen kriegsgefangenschaft gouvernement russland spital reservespital evakuationshospital lazarett friedhof quelle',
  ),
};

/** Spellings that few words of the other languages have. */
const tellingSpellings: readonly (readonly [Language, RegExp])[] = [
  ['nl', /ij|sch(?!w)|aa|uu|oe|heid\b/],
  ['en', /\b(?:th|wh|sh)\w*|\w(?:th|sh)\b|ing\b|ed\b/],
  ['fr', /[éèêàçœ]|eux\b|euse\b|eur\b|tion\b|oi/],
  ['de', /[äöüß]|ung\b|schw|\bge\w+t\b/],
];

/** Which language a free text of a record is written in, as far as its words tell; who wrote it did not say. */
export function languageOfText(text: string): Language {
  const [best, second] = scores(text);
  return best === undefined || best.points === 0 || best.points === second?.points ? houseLanguage : best.language;
}

/** A word alone is chance. */
const clearPoints = 3;
const clearLead = 2;

/** The same where several signs of a language agree; null for a text that is too short to tell, where a wrong language is worse than none. */
export function clearLanguageOf(text: string): Language | null {
  const [best, second] = scores(text);
  if (best === undefined || best.points < clearPoints) return null;
  return best.points - (second?.points ?? 0) < clearLead ? null : best.language;
}

/** How much speaks for each language, from the likeliest down. */
function scores(text: string) {
  const typed = normalizeText(text).split(/[^\p{L}]+/u);
  const score = new Map<Language, number>();
  const add = (language: Language, points: number) => score.set(language, (score.get(language) ?? 0) + points);
  for (const [language, telling] of Object.entries(tellingWords) as [Language, readonly string[]][])
    add(language, 2 * typed.filter((word) => telling.includes(word)).length);
  for (const [language, spelling] of tellingSpellings) if (spelling.test(text.toLowerCase())) add(language, 1);
  return [...score].map(([language, points]) => ({ language, points })).sort((a, b) => b.points - a.points);
}
