/** Endings that make an ordinal of a number in the four languages, the longer before those they begin with. */
const endings = [
  ...['ieme', 'eme', 'ier', 'iere', 'ere', 'nde', 'ste', 'ter', 'tes', 'ten', 'te', 'me', 'er', 're', 'de'],
  ...['nd', 'rd', 'st', 'th', 'e', 'o', '°', '\\.'],
];

/**
 * Numbers as they are compared, as a pattern that JavaScript and PostgreSQL read alike: digits that begin a word, and
 * the ending that makes an ordinal of them.
 */
export const ordinalPattern = `(^|[^a-z0-9])([0-9]+)(${endings.join('|')})(?![a-z0-9])`;

const ordinals = new RegExp(ordinalPattern, 'g');

/**
 * A normalised text with plain numbers in place of ordinals: `3e`, `3de`, `3ème`, `3rd`, `3.` and `3` are one number in
 * the names of units (`normalizeText` comes first).
 */
export const plainOrdinals = (text: string): string => text.replace(ordinals, '$1$2');
