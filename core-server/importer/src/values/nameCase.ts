export interface NameCaseOptions {
  /**
   * Particles of a name in capitals (VAN DEN BERGHE): `first` gives Van den Berghe, `lower` van den Berghe, `capital` Van
   * Den Berghe.
   */
  readonly particles: 'first' | 'lower' | 'capital';
  /** Also names that are not in capitals throughout; otherwise only single words in capitals change. */
  readonly always: boolean;
}

export const defaultNameCase: NameCaseOptions = { particles: 'first', always: false };

const wordSet = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

const particles = wordSet(
  'van de den der des het ten ter te op in',
  'von vom zu zum zur und auf',
  'd du la le les da di del della delle dos das af av y e',
);
/** Small words inside names of places: Villers-sur-Mer, Frankfurt an der Oder, Zandvoorde bij Ieper. */
const placeWords = wordSet(
  'le la les de des du en au aux a à sur sous lez lès et',
  'an am im in der die das den dem ob bei unter über von',
  'op aan te ten ter bij het van near on upon the of and',
);
const romanNumeral = /^[IVX]{2,}\.?$/;

/** One word to a capital and small letters, with the capitals inside that names have: McDonald, O'Brien, D'Hondt. */
function capitalize(word: string): string {
  if (romanNumeral.test(word)) return word;
  let lower = word.toLowerCase();
  // De(s)camps, (Nord): the first letter counts, not the first character.
  lower = lower.replace(/\p{L}/u, (letter) => letter.toUpperCase());
  lower = lower.replace(/^IJ|^Ij(?=\p{L})/u, 'IJ');
  return lower
    .replace(/^(Mc)(\p{Ll})/u, (_, mc: string, letter: string) => mc + letter.toUpperCase())
    .replace(/^([DLOM]['’])(\p{Ll})/u, (_, first: string, letter: string) => first + letter.toUpperCase());
}

/** `McDONALD`, `MacGOWAN`, `O'HARE`: printed in capitals but for the prefix. */
const prefixed = /^(Mc|Mac|O['’]|D['’]|L['’]|Fitz|De|Du|Le|La|Van|Von|St\.?)(\p{Lu}{2,}.*)$/u;

function changeWord(word: string, options: NameCaseOptions): string {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  const known = prefixed.exec(word);
  if (known && !/\p{Ll}/u.test(known[2] as string)) return known[1] + capitalize(known[2] as string);
  const isCapitals = letters > 1 && !/\p{Ll}/u.test(word);
  return isCapitals || options.always ? capitalize(word) : word;
}

const parts = /([\s/-]+)/;

/**
 * A name from capitals to the usual case: `BALMER` Balmer, `McDONALD` McDonald, `VAN DEN BERGHE` Van den Berghe,
 * `JEAN-BAPTISTE` Jean-Baptiste. Words that are not in capitals, and initials, stay as they are.
 */
export function nameCase(text: string, options: NameCaseOptions = defaultNameCase): string {
  if (!options.always && !/\p{Lu}{2}/u.test(text)) return text;
  const words = text.split(parts);
  const lastWord = words.length - 1;
  return words
    .map((word, index) => {
      if (index % 2 === 1) return word;
      const changed = changeWord(word, options);
      const isParticle = changed !== word && index < lastWord && particles.has(word.toLowerCase());
      if (!isParticle || options.particles === 'capital') return changed;
      return options.particles === 'first' && index === 0 ? changed : word.toLowerCase();
    })
    .join('');
}

/** A place or an institution from capitals to the usual case, small words small: Bac-du-Sud British Cemetery. */
export function placeCase(text: string): string {
  if (!/\p{Lu}{2}/u.test(text)) return text;
  return text
    .split(/([\s/-]+)/)
    .map((word, index) => {
      if (index % 2 === 1) return word;
      // A.I.F., R.E.: initials stay.
      if (/^\W*(?:\p{Lu}\.){2,}\W*$/u.test(word)) return word;
      const changed = changeWord(word, defaultNameCase);
      const small = index > 0 && changed !== word && placeWords.has(word.toLowerCase());
      if (small) return word.toLowerCase();
      return changed.replace(/^([DL]['’])(?=\p{Lu})/u, (elision) => (index > 0 ? elision.toLowerCase() : elision));
    })
    .join('')
    .replace(/(?<=\d)(?:nd|rd|th|st)\b/gi, (ordinal) => ordinal.toLowerCase());
}
