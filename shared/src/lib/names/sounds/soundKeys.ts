import { foldedParts } from '../foldName.ts';
import { oncePerText } from '../oncePerText.ts';
import { colognePhonetics } from './colognePhonetics.ts';
import { daitchMokotoff } from './daitchMokotoff.ts';
import { dutchFrenchSound } from './dutchFrenchSound.ts';

const prefix = /^(?:van(?:den|der|de)?|de[nrs]?|du|le|la|mak|o(?=[^aeiou]))(?=.{3})/;
/** Flemish De and French Le stand for one another: De Clercq, Leclercq. */
const article = /^(?:den(?=[^aeiou])|de|le)(?=.{4})/;

/**
 * The Kölner Phonetik of a folded name. Its digits say nothing of the vowels, so a name of three digits besides its
 * prefix carries its first vowel too (Claes is not Claus), and a shorter name has no key.
 */
function cologneKey(folded: string): string | null {
  const main = folded.replace(prefix, '');
  const digits = colognePhonetics(main).length;
  if (digits < 3) return null;
  const vowel = digits === 3 ? (/[aeiou]/.exec(main)?.[0] ?? '') : '';
  return `k:${colognePhonetics(folded)}${vowel}`;
}

/** Flemish and French names open with what stands before thousands of others; Eastern ones do not. */
const opening = /^(?:van|ver|de[nrs]?|du|le|la)(?=.{4})/;

/** The Daitch-Mokotoff codes that tell enough: of five consonants or more. */
function easternKeys(folded: string): string[] {
  if (opening.test(folded)) return [];
  return daitchMokotoff(folded)
    .filter((code) => code.replaceAll('0', '').length >= 5)
    .map((code) => `dm:${code}`);
}

const keysOf = oncePerText((folded): readonly string[] => {
  const keys = [`nf:${dutchFrenchSound(folded)}`];
  const cologne = cologneKey(folded);
  if (cologne) keys.unshift(cologne);
  keys.push(...easternKeys(folded));
  if (article.test(folded)) keys.push(`nf-:${dutchFrenchSound(folded.replace(article, ''))}`);
  return keys;
});

/**
 * The keys of one name, first or family, as it sounds: names that share a key sound alike. A double name has the keys of
 * the whole and of each part of three letters or more. The system stands before the colon: `k` Kölner Phonetik, `dm`
 * Daitch-Mokotoff for Slavic and Yiddish names, `nf` Dutch and French, `nf-` the same without the article De or Le. Empty for a text without letters. A single name and its
 * folded form have the same keys.
 */
export const soundKeys = oncePerText((name): readonly string[] => {
  const heard = foldedParts(name).filter((part, index) => index === 0 || part.length >= 3);
  return [...new Set(heard.flatMap(keysOf))];
});
