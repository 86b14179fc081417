import { oncePerText } from './oncePerText.ts';

/**
 * Spellings that stand for one another in the names of this museum's lists, as regular expressions, each with what it
 * folds to; where one begins another, the longer stands first.
 *
 * A rule earns its place on the fixture (`nameVariants.fixture.ts`): it joins real variants without joining different
 * families. Rules that look at the end of a word are few, because a name is searched while it is still being typed.
 */
const foldings: readonly (readonly [pattern: string, folded: string])[] = [
  // McGuire, Maguire; McIntosh, Mackintosh; McDonald, MacDonald; but Machin, Macé, Maček
  ['^macg', 'mag'],
  ['^mac(?![eh])', 'mak'],
  ['^mc', 'mac'],
  // Kovatschitsch, Kovačič; Koczevar, Kočevar; Fritz, Friz; Szabo, Sabo
  ['tsch', 'c'],
  ['cz', 'c'],
  ['tz', 'z'],
  ['sz', 's'],
  // De Keyzer, De Keyser; Jozef, Josef
  ['(?<=[aeiouy])z(?=[aeiouy])', 's'],
  // Visscher, Visser; Schneider, Sneider; Bosch, Bos
  ['ssch', 's'],
  ['sch(?=[lmnprtvw]|$)', 's'],
  // Christiaens, Kristiaens; Fuchs, Fux
  ['chr', 'kr'],
  ['chs', 'ks'],
  // Jacques, Jaques; Ceulemans, Keulemans; Leclercq, Leclerck, Leclerc; Leduc, Leducq; Claes, Klaas
  ['cqu', 'qu'],
  ['ceu', 'keu'],
  ['cq', 'k'],
  ['ck', 'k'],
  ['c(?=[aoulrtx])', 'k'],
  ['(?<=[ru])c$', 'k'],
  // Hendrickx, Hendriks, Hendrix
  ['x', 'ks'],
  ['gh', 'g'],
  // De Smedt, De Smet; Schmid, Schmidt; Gerhard, Gerhardt; Thijs, Tijs; Joseph, Josef; but Shepherd, Sheppard
  ['dt', 't'],
  ['smid', 'smit'],
  ['(?<=.)hard', 'hart'],
  ['th', 't'],
  ['pherd', 'perd'],
  ['phard', 'pard'],
  ['ph', 'f'],
  // Lefebvre, Lefèvre; Widmar, Vidmar; but Lowe is not Love, nor Cowell Covell
  ['bv', 'v'],
  ['(?<!o)w', 'v'],
  ['w(?!e(?:r|ll)?$)', 'v'],
  // Pawlik, Pavlik, Paulik; Lawrence, Laurence; Stewart, Stuart
  ['(?<=a)v(?=[bcdfghklmnpqrstz])', 'u'],
  ['stewar', 'stuar'],
  // Petrovich, Petrović
  ['(?<=[vw])ich$', 'ic'],
  // Thompson, Thomson; Rodgers, Rogers; Mikljič, Miklič; Djordjević, Đorđević
  ['mps', 'ms'],
  ['dg(?=[ei])', 'g'],
  ['lj', 'l'],
  ['dj', 'd'],
  // ä, ö, ü written out: Müller, Mueller; and Claes, Klaas. After q the u is silent: Quesnoy
  ['ae', 'a'],
  ['oe', 'o'],
  ['(?<!q)ue', 'u'],
  // Kelley, Kelly; Christie, Christy; Browne, Brown; Moore, Moor; Vandenberghe, Vandenberg
  ['(?<=..[klnrst])ey$', 'i'],
  ['(?<=..[klnrst])eij$', 'i'],
  ['(?<=[^aeiouy])ie$', 'i'],
  ['(?<=[lr]f|rg|[lr]k|[lrvw]n|[lnrt]z|oo.|ee.)e$', ''],
  // Van Dijck, Van Dyck; Kuijpers, Kuypers, Kuipers; Henry, Henri; Meyer, Mayer, Mayr
  ['(?<=m[ae])yr$', 'ier'],
  ['ij', 'i'],
  ['y', 'i'],
  ['ei', 'ai'],
];

const withoutContext = /\(\?.*?\)|[$^]/g;
const spelling = new RegExp(foldings.map(([pattern]) => pattern).join('|'), 'g');
const foldedAs = new Map(foldings.map(([pattern, folded]) => [pattern.replace(withoutContext, ''), folded]));
const asFolded = (letters: string): string => foldedAs.get(letters) ?? letters;

const repeatedLetter = /([^0-9])\1+/gu;

/** Writes each run of one letter once. Digits stay: `11` is not `1`. */
const singleLetters = (text: string): string => text.replace(repeatedLetter, '$1');

/**
 * Folds the letters of one word in the form of `normalizeText`, without blanks or punctuation. Folding a folded word
 * changes nothing.
 */
export const foldLetters = oncePerText((word) => {
  let folded = word;
  let next = singleLetters(folded.replace(spelling, asFolded));
  while (next !== folded) {
    folded = next;
    next = singleLetters(folded.replace(spelling, asFolded));
  }
  return folded;
});
