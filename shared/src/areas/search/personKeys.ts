import { nameTokens } from '../../lib/names/foldName.ts';
import { givenNameKeys } from '../../lib/names/givenNameGroups.ts';
import { initials as initialsOf } from '../../lib/names/initials.ts';
import { normalizeText } from '../../lib/names/normalizeText.ts';
import { soundKeys } from '../../lib/names/sounds/soundKeys.ts';

/** Derived columns of a person that searches compare; written with every change of the names. */
export interface PersonKeys {
  /** `|own|alternative|…|` in normalised form, so that `%|x%` is "starts with" and `%|x|%` is "equals". */
  surname_keys: string;
  familyname_keys: string;
  /** Folded tokens between blanks: ` jan vandenberge berge `. */
  fold_keys: string;
  sound_keys: string[];
  /** Groups of the first names: see `givenNameKeys`. */
  given_keys: string[];
  initials_key: string;
  nationality_key: string;
  /** What lists are sorted by. */
  sort_name: string;
}

/** Normalised values between bars; blank when there are none. */
export function barred(values: readonly string[]): string {
  const keys = [...new Set(values.map((value) => normalizeText(value).replaceAll('|', ' ')).filter(Boolean))];
  return keys.length === 0 ? '' : `|${keys.join('|')}|`;
}

/** The values that `barred` joined. */
export const unbarred = (keys: string): string[] => (keys === '' ? [] : keys.slice(1, -1).split('|'));

/** The fields of a person from which its keys are made. */
export interface KeyedPerson {
  readonly surname: string;
  readonly familyname: string;
  readonly alternative_surnames: readonly string[];
  readonly alternative_familynames: readonly string[];
  readonly initials: string;
  readonly nationality: string;
}

/** Family name, then first name, in normalised form. */
export const sortName = ({ familyname, surname }: Pick<KeyedPerson, 'familyname' | 'surname'>): string =>
  `${normalizeText(familyname)} ${normalizeText(surname)}`.trim();

export function personKeys(person: KeyedPerson): PersonKeys {
  const tokens = nameTokens(person);
  const own = normalizeText(person.initials).replace(/[^\p{L}\p{N}]/gu, '');
  return {
    surname_keys: barred([person.surname, ...person.alternative_surnames]),
    familyname_keys: barred([person.familyname, ...person.alternative_familynames]),
    fold_keys: tokens.length === 0 ? '' : ` ${tokens.join(' ')} `,
    sound_keys: [...new Set([person.familyname, ...person.alternative_familynames].flatMap(soundKeys))],
    given_keys: [...new Set([person.surname, ...person.alternative_surnames].flatMap(givenNameKeys))],
    initials_key: own || initialsOf(person.surname),
    nationality_key: normalizeText(person.nationality),
    sort_name: sortName(person),
  };
}
