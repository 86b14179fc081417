import { foldLetters } from './foldLetters.ts';
import { isCommonGivenName } from './givenNames.ts';
import type { QueryWord } from './queryWords.ts';
import { type RankWord, rankPhraseLength, rankWord } from './rankWords.ts';

/** Orders and decorations, which stand behind a name in capitals or with dots. */
const honours = /^(?:VC|DSO|DSC|DFC|AFC|DCM|DSM|MSM|MBE|OBE|CBE|KCB|KCMG|CMG|MC|MM)$/;
/** Words between the two names of a married woman, or two names of one person. */
const between = new Set('nee geb geboren epouse veuve vve wed weduwe wwe witwe dit alias'.split(' '));

/** What each word is; every word of a rank of several words is a rank. */
function kindsOf(words: readonly QueryWord[]): RankWord[] {
  const forms = words.map((word) => word.form);
  const kinds = words.map((word) => rankWord(word.form, word.dotted));
  for (let at = 0; at < words.length; at++) kinds.fill('rank', at, at + rankPhraseLength(forms, at));
  return kinds;
}

const isInitial = (name: QueryWord): boolean => name.form.length === 1;

/** Whether one of the names can be a family name: no common first name, or the one word among initials (J. F. Thomas). */
function haveFamilyName(names: readonly QueryWord[]): boolean {
  const words = names.filter((name) => !isInitial(name));
  if (words.length < names.length) return words.length > 0;
  return words.some((name) => !isCommonGivenName(foldLetters(name.form)));
}

/**
 * The words of a query without ranks, titles and decorations. A word that is rank or name goes before names of which one
 * can be a family name (`Major Smith`), behind a whole name (`John Smith Major`) and behind a comma (`Smith, Major John`);
 * elsewhere it is the family name (`John Major`, `Sergent Auguste`, `Major, John`). May be empty.
 */
export function withoutRanks(words: readonly QueryWord[]): QueryWord[] {
  const kinds = kindsOf(words);
  const names = words.filter((_, at) => kinds[at] === null);
  const firstSegment = words[0]?.segment;

  function goesBeforeOrBehind({ segment }: QueryWord, at: number): boolean {
    const opensSegment = words.every((word, index) => index >= at || word.segment !== segment || kinds[index] !== null);
    if (opensSegment && segment !== firstSegment) return names.length > 0;
    if (opensSegment) {
      const following = names.filter((name) => name.segment === segment);
      return kinds[at] === 'mostlyRank' ? following.length > 0 : haveFamilyName(following);
    }
    const endsQuery = kinds.every((kind, index) => index <= at || kind !== null);
    return endsQuery && names.length > 1 && haveFamilyName(names);
  }

  function goes(at: number): boolean {
    const word = words[at];
    if (word === undefined) return false;
    if (kinds[at] === 'rank') return true;
    if (kinds[at] === 'qualifier') return kinds[at + 1] !== null && goes(at + 1);
    if (kinds[at] !== null) return goesBeforeOrBehind(word, at);
    if (between.has(word.form)) return at > 0 && at < words.length - 1;
    if (at < words.length - 1 || !honours.test(word.text.replaceAll('.', ''))) return false;
    // Two letters, or letters with dots, may be the initials of a name that consists of nothing else.
    return names.length > (/^[A-Z]{3,}$/.test(word.text) ? 1 : 2);
  }

  return words.filter((_, at) => !goes(at));
}
