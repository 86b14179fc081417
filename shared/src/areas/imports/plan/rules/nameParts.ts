/** A word in capitals, as lists of names write family names. */
const capitals = "(?:(?:Mc|Mac|O['’]|d['’]|D['’])?\\p{Lu}[\\p{Lu}'’-]+)";
const familyInCapitals = `${capitals}(?: ${capitals})*`;
/** A name as it is usually written, or its first letter. */
const given = '(?:\\p{Lu}\\p{Ll}[\\p{L}-]*|\\p{Lu}\\.)';
const initials = '(?:\\p{Lu}\\.?(?:\\s|$))+$';

/**
 * How a family name stands before a given name in one cell: parted by a comma, a semicolon, a slash or a bar, else by being written
 * in capitals, before or behind it. The expressions of both lists go together.
 */
export const familyPatterns: readonly string[] = [
  '^([^,]+?)\\s*,',
  '^([^;]+?)\\s*;',
  '^([^/|]+?)\\s*[/|]',
  `^(${familyInCapitals})\\s+(?=${given}|${initials})`,
  `^${given}(?:[ -]${given})*\\s+(${familyInCapitals})$`,
];
export const givenPatterns: readonly string[] = [
  ',\\s*(.+)$',
  ';\\s*(.+)$',
  '[/|]\\s*(.+)$',
  `^${familyInCapitals}\\s+(${given}.*)$`,
  `^${familyInCapitals}\\s+(${initials})`,
  `^(${given}(?:[ -]${given})*)\\s+${familyInCapitals}$`,
];

const both = familyPatterns.map((pattern) => new RegExp(pattern, 'u'));

/** Whether a text is a family name and a given name. */
export const isSplit = (text: string): boolean => both.some((pattern) => pattern.test(text.trim()));
