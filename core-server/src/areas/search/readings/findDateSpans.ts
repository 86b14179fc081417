import { findTypedDates } from '@salient/shared/lib/dates/findTypedDates.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { sameLabel } from '../vocabulary/Term.ts';
import type { Span } from './Span.ts';
import { type TypedWord, textOf } from './TypedWord.ts';

const born = new Set('born ne nee geb geboren naissance birth'.split(' '));
const died = new Set(
  `died killed kia death dead gest gestorven gestorben gesneuveld gesn overleden overl gefallen mort morte decede decedee tue tuee
   deces`.split(/\s+/),
);

/** Which date the word before says. */
function meantBy(before: TypedWord | undefined): 'born' | 'died' | 'any' {
  const word = normalizeText(before?.text ?? '').replace(/[^\p{L}]/gu, '');
  if (before?.text === '°' || born.has(word)) return 'born';
  return before?.text === '†' || died.has(word) ? 'died' : 'any';
}

/** Days, months and years among the words. A date is never part of a name. */
export const findDateSpans = (text: string, words: readonly TypedWord[]): Span[] =>
  findTypedDates(words.map((word) => word.text)).map(({ from, to, firstDay, lastDay }) => ({
    ...{ kind: 'date', from, to, isCertain: true, isNear: false },
    label: sameLabel(textOf(text, words.slice(from, to)).replace(/[.,]$/, '')),
    condition: { kind: 'date', of: meantBy(words[from - 1]), firstDay, lastDay },
  }));
