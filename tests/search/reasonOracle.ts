import type { MatchReason } from '@salient/shared/areas/persons/matchReasons.ts';
import { foldName } from '@salient/shared/lib/names/foldName.ts';
import { givenNameKeys } from '@salient/shared/lib/names/givenNameGroups.ts';
import { soundKeys } from '@salient/shared/lib/names/sounds/soundKeys.ts';
import type { ListedName } from './nameSpellings.ts';

const letters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const words = (text: string) =>
  letters(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

/** Letters that have to be left out, added or changed to make one word the other. */
function changes(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const [kept = 0, leftOut = 0, added = 0] = [row[at - 1], row[at], next[at - 1]];
      next.push(Math.min(kept + (other[at - 1] === letter ? 0 : 1), leftOut + 1, added + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** `Vandermeulen` is a Meulen too, as `Van der Meulen` is. */
const withoutParticle = (name: string) => name.replace(/^van(den|der|de|t)?(?=.{4})/, '');

/** What is true of one typed word and a person, by rules of its own that know nothing of the search. */
function relations(word: string, { surname, familyname }: ListedName) {
  const [given, own] = [words(surname), [...words(familyname), words(familyname).join(''), ...words(surname)]];
  const folded = foldName(word);
  const names = [...own, ...own.map(foldName), ...own.map(withoutParticle)];
  const keys = givenNameKeys(word).map((key) => key.replace('?', ''));
  const most = Math.floor(Math.max(word.length, folded.length) / 4);
  return {
    name: own.some((name) => name.startsWith(word)),
    spelling: names.some((name) => name.startsWith(folded) || name.startsWith(word)),
    given: given.some((name) => givenNameKeys(name).some((key) => keys.includes(key.replace('?', '')))),
    initials: given.some((name) => name[0] === word[0] && (name.length === 1 || word.length === 1)),
    // An exchange of two letters is two changes here.
    typo: names.some((name) =>
      [word, folded].some((typed) =>
        Array.from({ length: name.length }, (_, at) => name.slice(0, at + 1)).some(
          (begun) =>
            Math.abs(begun.length - typed.length) <= 2 &&
            changes(typed.slice(0, 14), begun.slice(0, 14)) <= Math.min(4, most * 2),
        ),
      ),
    ),
    sound: soundKeys(word).some((key) => soundKeys(familyname).includes(key)),
  };
}

/** Whether what is said of a row is true: that it answers the text, for this reason. */
export const isTrue = (reason: MatchReason | null, text: string, name: ListedName): boolean =>
  // `Van` belongs to what follows it, or is the beginning of a name that is not typed to its end.
  [text, text.replace(/\bvan\s+/gi, 'van')].some((reading) => isTrueAsRead(reason, reading, name));

function isTrueAsRead(reason: MatchReason | null, text: string, name: ListedName): boolean {
  const typed = words(text).map((word) => relations(word, name));
  const each = (...kinds: readonly (keyof (typeof typed)[number])[]) =>
    typed.every((word) => kinds.some((kind) => word[kind]));
  switch (reason) {
    case 'name':
      return each('name');
    case 'spelling':
      return each('name', 'spelling');
    case 'given':
      return each('name', 'spelling', 'given') && typed.some(({ given }) => given);
    case 'initials':
      return each('name', 'spelling', 'given', 'initials') && typed.some(({ initials }) => initials);
    case 'familyname':
      // A name of several words is typed as several.
      return (
        words(text).some((_, from, all) =>
          all.some((__, to) => foldName(all.slice(from, to + 1).join(' ')) === foldName(name.familyname)),
        ) || typed.some(({ spelling }) => spelling && name.familyname.includes(' '))
      );
    case 'typo':
      return each('name', 'spelling', 'given', 'initials', 'typo') && typed.some(({ typo }) => typo);
    case 'sound':
      return each('name', 'spelling', 'given', 'initials', 'typo', 'sound') && typed.some(({ sound }) => sound);
    default:
      return false;
  }
}
