import { foldLetters } from '../../lib/names/foldLetters.ts';
import { familyNameForms } from '../../lib/names/foldName.ts';

/**
 * The short list of names that a kiosk holds: whoever is in the names list, with years and id, under the first two letters
 * of each form of the family name. A chunk is text: a line for a family name, beneath it a line for each person that begins
 * with a tab.
 */
export interface ShortNamesTable {
  /** When the list was made, `yyyy-mm-dd`. */
  readonly date: string;
  /** Persons in the whole list. */
  readonly persons: number;
  /** First letters of the chunks that there are. */
  readonly prefixes: readonly string[];
}

/** A person of the short list. */
export interface ShortName {
  readonly id: string;
  readonly surname: string;
  readonly familyname: string;
  readonly born_year: number | null;
  readonly died_year: number | null;
}

/** What a family name is found under: its forms as people type them, and folded, so that half a name finds as well. */
export function shortNameKeys(familyname: string): string[] {
  const forms = familyNameForms(familyname).filter((form) => form !== '');
  return [...new Set([...forms, ...forms.map(foldLetters)])];
}

/** Letters of a chunk's name; a key with fewer has a chunk of its own. */
const prefixLetters = 2;

export const shortNamePrefix = (key: string): string => [...key].slice(0, prefixLetters).join('');

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();
const unknownYear = '----';
const writeYear = (year: number | null) => (year === null ? unknownYear : String(year).padStart(4, '0'));
const readYear = (text: string) => (text === unknownYear ? null : Number(text));

/** The line of a family name. */
export const writeFamily = (familyname: string): string => `${oneLine(familyname)}\n`;

/** The line of a person. */
export const writePerson = ({ id, surname, born_year, died_year }: Omit<ShortName, 'familyname'>): string =>
  `\t${oneLine(surname)}\t${writeYear(born_year)}${writeYear(died_year)}\t${packId(id)}\n`;

/** The person of a line, without the tab that it begins with. */
export function readPerson(familyname: string, line: string): ShortName {
  const [surname = '', years = '', id = ''] = line.split('\t');
  return {
    id: unpackId(id),
    surname,
    familyname,
    born_year: readYear(years.slice(0, 4)),
    died_year: readYear(years.slice(4, 8)),
  };
}

/** A UUID in 22 letters instead of 36: ids are what the list is heavy with. */
function packId(id: string): string {
  const bytes = id.replaceAll('-', '').match(/../g) ?? [];
  return btoa(String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function unpackId(packed: string): string {
  const bytes = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const hex = [...bytes].map((byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
