import { isParticleWord } from '@salient/shared/lib/names/nameGroups.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { isGivenName } from '../familyNamesTyped.ts';
import { type Reading, restOf } from './readings.ts';
import { type TypedWord, typedWords } from './TypedWord.ts';

const mostTried = 3;
/** What is left of a name says whom is meant by a last name and one word more. */
const fewestLeft = 2;

/** The words of a name, each with the particles before it. */
function nameGroups(words: readonly TypedWord[]): TypedWord[][] {
  const groups: TypedWord[][] = [];
  let isOpen = false;
  for (const word of words) {
    if (isOpen) groups.at(-1)?.push(word);
    else groups.push([word]);
    isOpen = isParticleWord(normalizeText(word.text));
  }
  return groups;
}

const textOf = (group: readonly TypedWord[]) => group.map(({ text }) => text).join(' ');

/** What of a reading's name could be last names. */
export const mayBeFamilies = ({ name }: Reading): string[] => nameGroups(typedWords(name)).map(textOf);

/**
 * The same reading without words of its name that may be no name at all (`maxwell davison n.y.`, `franz novak farmer`): without all that
 * are neither a first name nor somebody's last name, and without one word, the last first. What is left is a last name and a
 * word more, so that an invented last name beside a first name finds nobody.
 *
 * @param families those of `mayBeFamilies` that are somebody's last name, in the form of `normalizeText`.
 */
export function readingsLeavingOut(reading: Reading, families: ReadonlySet<string>): Reading[] {
  const groups = nameGroups(typedWords(reading.name));
  if (groups.length <= fewestLeft) return [];
  const isFirstName = (group: readonly TypedWord[]) => group.some((word) => word.folded.some(isGivenName));
  const isFamily = (group: readonly TypedWord[]) => families.has(normalizeText(textOf(group))) && !isFirstName(group);
  const isName = (group: readonly TypedWord[]) => isFamily(group) || isFirstName(group);
  const unknown = groups.filter((group) => !isName(group));
  const single = groups.toReversed().map((group) => [group]);
  const tried = unknown.length > 1 ? [unknown, ...single] : single;
  return tried
    .filter((left) => {
      const kept = groups.filter((group) => !left.includes(group));
      return kept.length >= fewestLeft && kept.some(isFamily);
    })
    .slice(0, mostTried)
    .map((left) => {
      const inOrder = groups.filter((group) => left.includes(group));
      return {
        ...reading,
        name: restOf(reading.name, left.flat()),
        leftOut: [...inOrder.map(textOf), ...reading.leftOut],
      };
    });
}
