import { foldLetters } from './foldLetters.ts';
import { groupWords, isParticleWord, type NameGroup } from './nameGroups.ts';
import { normalizeText } from './normalizeText.ts';
import { oncePerText } from './oncePerText.ts';

const betweenWords = /[^\p{L}\p{M}\p{N}'()]+/u;
/** Words between two names of one person: Hudon dit Beaulieu, Kohej auch Kogej, Mittraunegger statt Mitterauegger. */
const connectors = new Set(['dit', 'dite', 'alias', 'auch', 'statt', 'recte', 'vulgo', 'genannt']);

/** `Berghe (Van den)`, `Smet, De`: the particles behind the name, as lists that sort by the name print them. */
const inverted = /^([^,(]+)[,(] ?([^,()]+)\)?$/;

function splitWords(text: string): string[] {
  const normal = normalizeText(text);
  const words = normal.split(betweenWords).filter((word) => word !== '');
  const [, name = '', behind = ''] = inverted.exec(normal) ?? [];
  const particles = behind.trim().split(' ');
  return particles.every(isParticleWord) ? [...particles, ...splitWords(name)] : words;
}

const joinGroup = ({ particles, core }: NameGroup): string => particles + core;

/**
 * Folds one name, first or family, to one word that all its usual spellings share: `Van den Berghe`, `VANDENBERGHE` and
 * `Berge (Van den)` give `vandenberg`. Empty when the text holds no letter or digit. Folding twice changes nothing.
 */
export function foldName(text: string): string {
  return foldLetters(groupWords(splitWords(text)).map(joinGroup).join(''));
}

/** The name folded as a whole and, when it is double, each of its parts: `Dupont-De Smet`, `Dupont`, `De Smet`. */
export function foldedParts(text: string): string[] {
  const parts = groupWords(splitWords(text)).map(joinGroup);
  return distinctFolds(parts.length > 1 ? [parts.join(''), ...parts] : parts);
}

/** The names of one person, called as the record calls them. */
export interface PersonNames {
  /** Last name. */
  readonly familyname?: string | null;
  /** First names. */
  readonly surname?: string | null;
  readonly alternative_familynames?: readonly string[] | null;
  readonly alternative_surnames?: readonly string[] | null;
}

const joinedVan = /^van(?:den|der|de|t)?(?=.{4})/;

/**
 * The forms of a family name before folding: all joined, each part of a double name, and each part without its particles.
 * `Dupont-De Smet`: `dupontdesmet`, `dupont`, `desmet`, `smet`; some may come twice.
 */
export function familyNameForms(familyname: string): string[] {
  // A capital in the middle is the only sign that Mac is a prefix: MacKay, but Mackel.
  const marked = familyname.replace(/\bMac(?=\p{Lu}\p{Ll})/gu, 'Mc');
  const groups = groupWords(splitWords(marked).filter((word) => !connectors.has(word)));
  const forms = [groups.map(joinGroup).join('')];
  for (const group of groups) {
    if (groups.length > 1) forms.push(joinGroup(group));
    forms.push(group.particles === '' ? group.core.replace(joinedVan, '') : group.core);
  }
  return forms;
}

/** The folded words under which a family name is found: each of its forms once. */
export const familyNameTokens = oncePerText((familyname): readonly string[] =>
  distinctFolds(familyNameForms(familyname)),
);

/**
 * The folded words under which first names are found: all joined, each with its particles, and each word. `Jean-Baptiste`:
 * `jeanbaptiste`, `jean`, `baptiste`.
 */
export const givenNameTokens = oncePerText((surname): readonly string[] => {
  const words = splitWords(surname);
  const names = groupWords(words).map(joinGroup);
  return distinctFolds([names.join(''), ...names, ...words.map((word) => word.replace(/['()]/g, ''))]);
});

/**
 * All folded words under which a person is found, without doubles: of the family name, the alternative family names, the
 * first names and the alternative first names, each in the order of the record.
 */
export function nameTokens(names: PersonNames): string[] {
  const { familyname, surname } = names;
  return [
    ...new Set([
      ...(familyname ? familyNameTokens(familyname) : []),
      ...(names.alternative_familynames ?? []).flatMap(familyNameTokens),
      ...(surname ? givenNameTokens(surname) : []),
      ...(names.alternative_surnames ?? []).flatMap(givenNameTokens),
    ]),
  ];
}

function distinctFolds(words: readonly string[]): string[] {
  return [...new Set(words.map(foldLetters))].filter((word) => word !== '');
}
