import { type DatePart, decodeDate, isPossibleDate, type PartialDate } from '@salient/shared/lib/dates/partialDate.ts';

export const dateParts = ['day', 'month', 'year'] as const;
export type DatePartName = (typeof dateParts)[number];

/** Longest text of each part; one that is so long is complete (DATE-05, DATE-06). */
export const partLengths: Readonly<Record<DatePartName, number>> = { day: 2, month: 2, year: 4 };

/** The three parts of a day as forms and the wire have them. */
export type DateValue = Readonly<Record<DatePartName, DatePart>>;
/** The same as they stand in the boxes: digits, `?`, or nothing. */
export type DateTexts = Readonly<Record<DatePartName, string>>;

export const emptyTexts: DateTexts = { day: '', month: '', year: '' };

const textOf = (part: DatePart) => (part === '?' ? '' : String(part));

/** What the boxes show of a day; an unknown part leaves its box empty (DATE-10). */
export const textsOf = ({ day, month, year }: DateValue): DateTexts => ({
  day: textOf(day),
  month: textOf(month),
  year: textOf(year),
});

const partOf = (text: string): DatePart => (/^\d+$/.test(text) ? Number(text) : '?');

/** The day that stands in the boxes; an empty one and `?` both mean unknown (DATE-10). */
export const meaningOf = ({ day, month, year }: DateTexts): DateValue => ({
  day: partOf(day),
  month: partOf(month),
  year: partOf(year),
});

export const isSameDate = (a: DateValue, b: DateValue) => dateParts.every((part) => a[part] === b[part]);

const known = (part: DatePart) => (part === '?' ? null : part);

/** The day as the rules of dates take it. */
export const partialDateOf = ({ day, month, year }: DateValue): PartialDate => ({
  day: known(day),
  month: known(month),
  year: known(year),
});

/** Whether such a day can exist (DATE-11). */
export const isPossible = (value: DateValue) => isPossibleDate(partialDateOf(value));

/** A stored day of 8 characters as forms have it. */
export const dateValueOf = (text: string): DateValue => {
  const { day, month, year } = decodeDate(text) ?? { day: null, month: null, year: null };
  return { day: day ?? '?', month: month ?? '?', year: year ?? '?' };
};
