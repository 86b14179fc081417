/** A word of a name with the particles that stand before it, in the form of `normalizeText`, without punctuation. */
export interface NameGroup {
  /** `van den`, `o'`, `mac`, joined: `vanden`; empty when there are none. */
  readonly particles: string;
  readonly core: string;
}

/** Words that belong to the name after them: Dutch, French, German, Italian and Portuguese, Irish and Scottish. */
const particles = new Set([
  ...['van', 'vanden', 'vander', 'vande', "van't", 'vant', 'de', 'den', 'der', 'het', 'ten', 'ter', 'te', "'t", "'s"],
  ...['ver', 'uytten', 'uitten', 'opden', 'inden'],
  ...['du', 'des', 'le', 'la', 'dela', "d'", "l'"],
  ...['von', 'vom', 'zu', 'zum', 'zur'],
  ...['di', 'da', 'del', 'dell', 'della', 'dello', 'degli', 'dei', 'dal', 'dalla', 'do', 'dos'],
  ...["o'", 'mac', 'mc', "m'", 'fitz', 'st', 'ste', 'saint', 'sainte', 'el'],
]);
/** Prepositions that open a name only with an article behind them: op de Beeck, in 't Veld, uyt den Hove, auf der Maur. */
const prepositions = new Set(['op', 'in', 'uit', 'uyt', 'aan', 'bij', 'onder', 'over', 'voor', 'an', 'auf']);
const articles = new Set(['de', 'den', 'der', 'het', "'t", 't', "'s", 's', 'dem']);

/** A lone O before these is O'; before other names it is an initial, as in O. Smith. */
const irishNames = new Set(
  `beirne boyle brian brien bryan byrne callaghan carroll connell conner connor connors conor dea doherty donnell donoghue
  donohoe donohue donovan dowd driscoll dwyer farrell flaherty flanagan flynn gara gorman grady hagan halloran hanlon
  hanrahan hara hare hea hearn hearne kane keefe keeffe kelly leary loughlin mahoney mahony malley mara meara melia moore
  mullane neil neill reagan regan reilly riley riordan rourke ryan shaughnessy shea sullivan toole`.split(/\s+/),
);

const spelledOut: Readonly<Record<string, string>> = { mc: 'mac', "m'": 'mac', st: 'saint', ste: 'sainte' };
const withoutMarks = (word: string): string => word.replace(/['().]/g, '');

/** M'Donald is MacDonald; M'Baye and M'Hamed are names of West and North Africa. */
const macPrefix = /^(?:mc'?|m'(?!ha|[bp][aeiou]))(?=.)/;
const elision = /^(?:[dlo]|dell|all)'(?=[^'])/;

function isParticle(words: readonly string[], at: number): boolean {
  const word = words[at] as string;
  const next = words[at + 1];
  if (next === undefined) return false;
  if (particles.has(word)) return true;
  if (word === 'o') return irishNames.has(next);
  if (prepositions.has(word)) return articles.has(next) && at + 2 < words.length;
  const before = words[at - 1] ?? '';
  return (word === 't' || word === 's') && (before === 'van' || prepositions.has(before));
}

/** Whether the word, in the form of `normalizeText`, can stand before a name as a part of it. */
export function isParticleWord(word: string): boolean {
  return particles.has(word);
}

/** `v. d. Heyden` is van den, van der or von der: nobody can tell which, so it is left out. */
function shortenedParticles(words: readonly string[], at: number): number {
  const word = words[at];
  if (word === 'vd' && at + 1 < words.length) return 1;
  return word === 'v' && words[at + 1] === 'd' && at + 2 < words.length ? 2 : 0;
}

/**
 * Sorts the words of a name, in the form of `normalizeText`, into groups. A particle with nothing behind it is a name of
 * its own.
 */
export function groupWords(words: readonly string[]): NameGroup[] {
  const groups: NameGroup[] = [];
  let waiting = '';
  for (let at = shortenedParticles(words, 0); at < words.length; at += 1 + shortenedParticles(words, at + 1)) {
    const word = words[at] as string;
    if (isParticle(words, at)) {
      waiting += spelledOut[word] ?? withoutMarks(word);
      continue;
    }
    const prefix = elision.exec(word)?.[0] ?? '';
    const name = word.slice(prefix.length);
    const mac = macPrefix.exec(name)?.[0] ?? '';
    const core = withoutMarks(name.slice(mac.length));
    if (core === '') continue;
    groups.push({ particles: waiting + withoutMarks(prefix) + (mac && 'mac'), core });
    waiting = '';
  }
  return groups;
}
