/** Words for one kind of unit in the four languages, normalised: who types one finds the others. */
const unitWords: readonly (readonly string[])[] = [
  ['linie', 'linieregiment', 'ligne', 'line', 'linien'],
  ['jagers', 'jager', 'chasseurs', 'chasseur', 'rifles'],
  ['karabiniers', 'carabiniers', 'carabineers', 'karabiniere'],
  ['grenadiers', 'grenadier', 'grenadiere'],
  ['lansiers', 'lanciers', 'lancers'],
  ['gidsen', 'guides'],
  ['huzaren', 'hussards', 'hussars', 'husaren'],
  ['dragonders', 'dragons', 'dragoons', 'dragoner'],
  ['ulanen', 'uhlans', 'uhlanen'],
  ['schutzen', 'schutters', 'tirailleurs'],
  ['infanterie', 'infantry', 'fanterie'],
  ['artillerie', 'artillery'],
  ['veldartillerie', 'feldartillerie', 'field artillery'],
  ['cavalerie', 'cavalry', 'kavallerie', 'ruiterij'],
  // German pioneers are engineers, those of other armies are not.
  ['genie', 'engineers', 'pioniere'],
  ['pioneers', 'pionniers', 'pioniere'],
  ['bataljon', 'battalion', 'bataillon'],
  ['compagnie', 'company', 'kompanie'],
  ['batterij', 'battery', 'batterie'],
  ['divisie', 'division'],
  ['legerkorps', 'korps', 'corps', 'armeekorps'],
  ['vrijwilligers', 'volontaires', 'volunteers', 'freiwillige'],
  ['wielrijders', 'cyclistes', 'cyclists', 'radfahrer'],
  ['reserve', 'reserves'],
  ['eskadron', 'squadron', 'escadron', 'schwadron'],
  ['sectie', 'section', 'sektion'],
  ['leger', 'army', 'armee'],
  ['voet', 'pied', 'foot', 'fuss'],
  ['paard', 'cheval'],
];

/** All words for kinds of units. */
export const allUnitWords: readonly string[] = unitWords.flat();

/** A word, and what the same kind of unit is called in the other languages; only whole words, and their plurals above. */
export const sameUnitWords = (word: string): readonly string[] => [
  ...new Set([word, ...unitWords.filter((words) => words.includes(word)).flat()]),
];

const firstOfKind = new Map([...unitWords].reverse().flatMap((words) => words.map((word) => [word, words[0] ?? word])));

/** The one word that stands for a kind of unit in all languages; any other word stays as it is. */
export const kindOfUnit = (word: string): string => firstOfKind.get(word) ?? word;
