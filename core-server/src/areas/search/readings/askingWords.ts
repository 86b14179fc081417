import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { TypedWord } from './TypedWord.ts';

/** Words that begin a question or a request about somebody, in four languages. */
const begins = new Set(
  `where who when how what find looking search show tell
   waar wie wanneer hoe wat zoek ik toon
   ou qui quand comment je cherche trouver montrez
   wo wer wann wie was ich suche finde zeige`.split(/\s+/),
);

/** Words of such a sentence that tell nothing of whom it is about. */
const further = new Set(
  `is are was were did does do died die dead fall fell fallen killed buried grave tomb lie lies lived live born happened to for me my
   the of a an i am info information about find findet
   ligt lag begraven graf stierf sneuvelde gesneuveld werd is was naar mijn het de van een over informatie waren rust zoek woonde
   est etait sont repose enterre enterree tombe mort morte ne nee inhume inhumee la le les mon ma une un sur pour cherche
   liegt lag begraben grab ruht starb fiel gefallen wurde ist war nach mein meine meinem meinen das den der die dem ein eine uber
   zu wohnte geboren gestorben
   father mother brother uncle aunt grandfather grandmother great grandpa ancestor
   vader moeder broer oom tante grootvader grootmoeder overgrootvader overgrootmoeder voorouder opa
   pere mere frere oncle grand-pere grand-mere arriere-grand-pere ancetre
   vater mutter bruder onkel grossvater grossmutter urgrossvater urgrossmutter vorfahr opa`.split(/\s+/),
);

const plain = ({ text }: TypedWord) => normalizeText(text).replace(/[^\p{L}-]/gu, '');

/** A question says more than who is meant: of fewer words each may be a name. */
const fewestWords = 4;

/**
 * The words of a sentence that only ask: `where is John Smith buried` leaves John Smith. Empty where no sentence is typed. What of
 * them is a name in lists (Graf, Mort) is asked for all the same when it is typed as a name.
 */
export function askingWords(words: readonly TypedWord[]): TypedWord[] {
  const [first, second] = words;
  if (!first || !second || words.length < fewestWords) return [];
  if (!begins.has(plain(first)) || !(further.has(plain(second)) || begins.has(plain(second)))) return [];
  return words.filter((word) => begins.has(plain(word)) || further.has(plain(word)));
}
