import { normalizeText } from '../../../lib/names/normalizeText.ts';
import { oncePerText } from '../../../lib/names/oncePerText.ts';
import { plainOrdinals } from './plainOrdinals.ts';
import { shortForms } from './unitNameWords.ts';
import { kindOfUnit } from './unitWords.ts';

/** The words of a name between its commas and brackets, in the form in which names of units are compared. */
export function clausesOf(name: string): string[][] {
  const text = plainOrdinals(normalizeText(name))
    // R.F.A. and R F A are RFA.
    .replace(/(?<![\p{L}\p{N}])(\p{L})\./gu, '$1')
    .replace(/(?<![\p{L}\p{N}'])\p{L}(?: \p{L})+(?![\p{L}\p{N}'])/gu, (letters) => letters.replaceAll(' ', ''))
    .replace(/(?<![\p{L}\p{N}])[dl]'(?=\p{L})/gu, '')
    // Prince of Wales's; Queen's and Queens become one below.
    .replace(/(?<=\p{L})'s?(?!\p{L})/gu, '')
    .replaceAll("'", '')
    .replace(/(?<!\p{L})(?:army corps|corps armee)(?!\p{L})/gu, 'corps')
    .replace(/(?<!\p{L})(?:te|a|zu) (?=(?:voet|pied|fuss|paard|cheval)(?!\p{L}))/gu, '');
  // The 2nd/5th is another battalion than the 5th.
  return text.split(/[,;:()]/).map((clause) => clause.match(/\p{N}+(?:\/\p{N}+)+|[\p{L}\p{N}]+/gu) ?? []);
}

/** Kinds of units that end a compound: Infanterieregiment. */
const ends = [
  ...['regiment', 'bataillon', 'bataljon', 'division', 'divisie', 'brigade', 'batterie', 'batterij', 'kompanie'],
  'compagnie',
];

/** The word for a kind of unit in all languages, as lists write it for one or several. */
export const kindWord = (word: string) => kindOfUnit(word).replace(/(?<=\p{L}{3})(?<!s)s$/u, '');

/** A word written out, in the words for kinds of units of one language; few words make up all names. */
export const spelledOut = oncePerText((word): readonly string[] =>
  (shortForms.get(word) ?? word).split(' ').flatMap((each) => {
    const isKind = kindOfUnit(each) !== each;
    const end = !isKind && ends.find((of) => each.endsWith(of) && each.length > of.length + 3);
    const stem = end ? each.slice(0, -end.length) : each;
    const parts = end ? [...(shortForms.get(stem) ?? stem).split(' '), end] : [each];
    return parts.map(kindWord);
  }),
);
