/** A letter and a digit are pressed as they are; other characters may need keys of their own. */
const pressable = /[\p{L}\p{N}]/u;

const folded = (character: string) => character.normalize('NFD').charAt(0).toLowerCase();

/**
 * The character by which each entry of a menu is chosen, as menus of desktop programs underline it: the first of its label
 * that no entry before it has, the beginnings of words before what follows in them.
 *
 * @param labels the entries from top to bottom.
 * @returns for each the position of its character in the label, -1 where all of them are taken. É counts as e.
 */
export function mnemonicsOf(labels: readonly string[]): readonly number[] {
  const taken = new Set<string>();
  return labels.map((label) => {
    const characters = [...label].map((character, position) => ({ character, position }));
    const begins = characters.filter(({ position }) => position === 0 || label[position - 1] === ' ');
    const free = [...begins, ...characters].find(
      ({ character }) => pressable.test(character) && !taken.has(folded(character)),
    );
    if (!free) return -1;
    taken.add(folded(free.character));
    return free.position;
  });
}

/** The entry that a pressed key chooses; -1 where it chooses none. */
export function entryOfKey(labels: readonly string[], mnemonics: readonly number[], key: string): number {
  if ([...key].length !== 1) return -1;
  return mnemonics.findIndex(
    (position, entry) => position >= 0 && folded(labels[entry]?.[position] ?? '') === folded(key),
  );
}
