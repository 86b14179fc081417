import { isParticleWord } from '@salient/shared/lib/names/nameGroups.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { TypedWord } from './TypedWord.ts';

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that begin a question, a request or a letter about somebody, in four languages. */
const begins = wordsOf(`
  where who when how what find looking search show tell hi hello dear please i im my our
  waar wie wanneer hoe wat zoek ik toon hallo beste dag mijn onze ons graag
  ou qui quand comment je cherche trouver montrez bonjour mon ma notre recherche
  wo wer wann wie was ich suche finde zeige guten bitte mein meine unser unsere`);

const kinship = `
  father mother brother uncle aunt grandfather grandmother great grand grandpa granddad ancestor relative
  vader moeder broer oom nonkel tante grootvader grootmoeder overgrootvader overgrootmoeder betovergrootvader voorouder opa overgrootoom oudoom
  pere mere frere oncle grand-pere grand-mere grand-oncle arriere-grand-pere arriere-grand-oncle arriere-arriere-grand-pere aieul ancetre
  vater mutter bruder onkel grossvater grossmutter urgrossvater urgrossmutter ururgrossvater urgrossonkel grossonkel vorfahr vorfahre opa oma uropa uroma`;

/** Words of such a sentence that tell nothing of whom it is about. */
const further = wordsOf(`
  is are was were did does do died die dead fall fell fallen killed buried grave tomb lie lies lived live born happened to for me my
  the of a an i im am info information details about find anything and he she they his her who that which has had have been with some any know
  served serving joined enlisted named called name thanks thank you kind regards
  ligt lag begraven graf stierf sneuvelde gesneuveld werd is was naar mijn het de van een en over informatie info gegevens waren rust zoek woonde
  die dat hij zij ze heet heette kwam zat diende uit bij bedankt alvast dank groeten wie waar
  est etait sont repose enterre enterree tombe mort morte ne nee inhume inhumee la le les mon ma une un et sur pour cherche
  il elle qui que des infos informations renseignements servait venait nomme appele merci cordialement
  liegt lag begraben grab ruht starb fiel gefallen wurde ist war nach mein meine meinem meinen meiner das den der die dem ein eine einen und uber um
  er sie hat hatte diente kam hiess auskunft informationen infos danke grusse
  zu wohnte geboren gestorben gesucht
  certificate remembered honour honor
  gefangenschaft ${kinship}`);

/** What befell nearly everybody, in which war, and what certificates and databases call what they tell. */
const ofEverybody = `
  prisoner of war; prisoners of war; pow; killed in action; kia; missing in action; great war; first world war; world war i
  world war 1; world war one; ww1; wwi; in memory of; in loving memory of; remembered with honour; who died on; who died
  service number; service no; date of death; date of birth; place of birth; grave reference
  krijgsgevangen; krijgsgevangene; krijgsgevangenschap; eerste wereldoorlog; groote oorlog; grote oorlog; wo1; woi; wo i; 14-18; 14/18
  prisonnier de guerre; prisonnier; mort pour la france; morts pour la france; grande guerre; premiere guerre mondiale
  kriegsgef; kriegsgefangen; kriegsgefangener; kriegsgefangenschaft; verw; erster weltkrieg; ersten weltkrieg; weltkrieg`
  .trim()
  .split(/;\s*|\n\s*/)
  .map((phrase) => phrase.split(' '));

const kin = wordsOf(kinship);

const plain = ({ text }: TypedWord) => normalizeText(text).replace(/[^\p{L}\p{N}/-]/gu, '');

/** A question says more than who is meant: of fewer words each may be a name. */
const fewestWords = 4;

/** A longer text with so many words of a sentence is one, however it begins. */
const fewestOfLong = 8;
const fewestFurther = 4;

/**
 * Whether somebody wrote a sentence rather than words to look for: `where is John Smith buried`, `my great grandfather John Smith`, a line out of a
 * letter.
 */
function isSentence(typed: readonly TypedWord[]): boolean {
  const [first, second] = typed;
  if (!first || !second || typed.length < fewestWords) return false;
  if ((begins.has(plain(first)) || kin.has(plain(first))) && (further.has(plain(second)) || begins.has(plain(second))))
    return true;
  const isTelling = (word: TypedWord) => further.has(plain(word)) && !isParticleWord(plain(word));
  if (isTelling(first) && isTelling(second)) return true;
  const telling = typed.filter(isTelling);
  return typed.length >= fewestOfLong && telling.length >= fewestFurther;
}

/**
 * The words that say nothing of whom is looked for: those of a sentence that only ask, and what is true of everybody. What of them is a
 * name in lists (Graf, Mort) is asked for all the same when it is typed as a name.
 */
export function emptyWords(typed: readonly TypedWord[]): TypedWord[] {
  const said = typed.map(plain);
  const empty = new Set<TypedWord>();
  for (const phrase of ofEverybody) {
    for (const from of said.keys()) {
      if (phrase.every((word, at) => said[from + at] === word)) {
        for (const word of typed.slice(from, from + phrase.length)) empty.add(word);
      }
    }
  }
  for (const [at, word] of typed.entries()) {
    // Rank: Private; aged 23.
    if (/\p{L}{2}:$/u.test(word.text)) empty.add(word);
    const isAge = /^\d{2}\.?$/.test(word.text) && /^aged?$/.test(said[at - 1] ?? '');
    if (isAge) for (const each of typed.slice(at - 1, at + 1)) empty.add(each);
  }
  if (isSentence(typed)) {
    for (const [at, word] of typed.entries()) {
      if ((begins.has(said[at] ?? '') || further.has(said[at] ?? '')) && !isInitial(word) && !leadsToName(typed, at))
        empty.add(word);
    }
  }
  // Of a text that says nothing else each word may be a name.
  return empty.size === typed.length ? [] : [...empty];
}

const isInitial = ({ text }: TypedWord) => /^\p{Lu}\.?$/u.test(text) && text !== 'I';
const isCapital = ({ text }: TypedWord) => /^\p{Lu}/u.test(text);

/** Whether a particle stands before a name: the `van der` of Jan van der Meersch, but not that of `the story of the Meersch`. */
function leadsToName(typed: readonly TypedWord[], at: number): boolean {
  let next = at;
  while (typed[next] && isParticleWord(plain(typed[next] as TypedWord)) && !isCapital(typed[next] as TypedWord)) next++;
  const [before, name] = [typed[at - 1], typed[next]];
  if (next === at || !name || !before || !isCapital(name) || !isCapital(before)) return false;
  return !begins.has(plain(before)) && !further.has(plain(before));
}

/**
 * The words of a sentence in small letters that mean nothing: names of persons have a capital where others have one.
 *
 * @param isKnown whether a word means something.
 */
export function smallWords(typed: readonly TypedWord[], isKnown: (word: TypedWord) => boolean): TypedWord[] {
  if (!isSentence(typed) || typed.filter(isCapital).length < 2) return [];
  return typed.filter((word, at) => /^\p{Ll}+\.?$/u.test(word.text) && !isKnown(word) && !leadsToName(typed, at));
}
