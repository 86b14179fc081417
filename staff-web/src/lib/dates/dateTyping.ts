import { type DatePartName, type DateTexts, dateParts, partLengths } from './dateTexts.ts';
import { readWholeDate } from './readWholeDate.ts';

/** Where the caret goes after a key: to a part of this day, to the field after the day, or to the one before it. */
export type DateStep = DatePartName | 'beyond' | 'before';

export interface Typed {
  readonly texts: DateTexts;
  /** Absent when the caret stays. */
  readonly step?: DateStep;
  /** The caret was moved because a part was full: a separator typed next says the same again, and moves nothing. */
  readonly byItself?: boolean;
}

const after = (part: DatePartName): DateStep => dateParts[dateParts.indexOf(part) + 1] ?? 'beyond';
const separators = /[/.\-,\s]/;

/**
 * What a change of one box makes of the day (S3, DATE-05, DATE-06): a full part leads to the next, a separator too,
 * digits that do not fit run over into the next part, a whole day fills all three.
 *
 * @param raw what stands in the box after the key.
 * @param arrivedByItself whether the caret came into this box because the one before was full.
 */
export function typeDate(texts: DateTexts, part: DatePartName, raw: string, arrivedByItself: boolean): Typed {
  const whole = readWholeDate(raw);
  if (whole) return { texts: whole, step: 'year' };
  const before = texts[part];
  const isSeparated = separators.test(raw);
  const pieces = raw.split(separators).map(clean);
  if (isSeparated) {
    if (pieces.every((piece) => piece === '')) {
      return arrivedByItself && before === '' ? { texts } : { texts: { ...texts, [part]: '' }, step: inside(part) };
    }
    return fill(texts, part, pieces);
  }
  const text = pieces[0] ?? '';
  if (text.length > partLengths[part]) return fill(texts, part, [text]);
  const next = { ...texts, [part]: text };
  const isFull = text === '?' || text.length === partLengths[part];
  return isFull && text.length > before.length ? { texts: next, step: after(part), byItself: true } : { texts: next };
}

/** A separator after the year leads nowhere: there is nothing that it could separate. */
const inside = (part: DatePartName): DateStep => (part === 'year' ? 'year' : after(part));

/** Digits and one question mark are all that a box takes. */
function clean(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits === '' && text.includes('?') ? '?' : digits;
}

/** Puts pieces into a part and those after it; what is too long for one runs over into the next. */
function fill(texts: DateTexts, from: DatePartName, pieces: readonly string[]): Typed {
  const filled = { ...texts };
  const rest = [...pieces];
  let at: DateStep = from;
  while (rest.length > 0 && at !== 'beyond' && at !== 'before') {
    const piece = rest.shift() ?? '';
    filled[at] = piece.slice(0, partLengths[at]);
    const over = piece.slice(partLengths[at]);
    if (over !== '') rest.unshift(over);
    const isOpen = rest.length === 0 && filled[at].length < partLengths[at];
    if (isOpen) return { texts: filled, step: at };
    at = at === 'year' ? 'beyond' : after(at);
  }
  return { texts: filled, step: at === 'beyond' ? 'year' : at };
}

/** Backspace in an empty part goes back to the one before it (S3). */
export function stepBack(texts: DateTexts, part: DatePartName): DateStep | null {
  if (texts[part] !== '') return null;
  return dateParts[dateParts.indexOf(part) - 1] ?? 'before';
}
