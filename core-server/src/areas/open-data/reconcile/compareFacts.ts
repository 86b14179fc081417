import { unitNameTokens } from '@salient/shared/areas/military/names/unitNameTokens.ts';
import { isPossibleDate, type PartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import { foldName } from '@salient/shared/lib/names/foldName.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

/** How far a value that was given agrees with what is known: 1, 0.5 for nearly, 0; null where there is nothing to compare. */
export type Agreement = 0 | 0.5 | 1 | null;

/** One fact of a record and how it is compared. */
export interface Fact {
  /** All that it may be called. */
  readonly texts: readonly string[];
  /** Records that it is, by their ids. */
  readonly ids?: readonly string[];
}

export interface Compared {
  readonly agreement: Agreement;
  /** How much it weighs: 2 for what few share, such as a whole day or a number. */
  readonly strength: number;
}

export type Comparison = (given: string, fact: Fact) => Compared;

const unknown: Compared = { agreement: null, strength: 1 };

const numberOf = (digits: string | undefined) => (digits === undefined || /\D/.test(digits) ? null : Number(digits));

/** Years that lists write where they know none. */
const noYears = [0, 9999];

/** A day in the forms that lists have: `1893`, `1893-02-03`, `18930203`, `3/2/1893`, `03.02.1893`; null for anything else. */
export function readDay(given: string): PartialDate | null {
  const text = given.replace(/^\s*(\d{4})(\d{2})(\d{2})\s*$/, '$1-$2-$3');
  const iso = /^\s*(\d{4}|XXXX)(?:-(\d{2}|XX))?(?:-(\d{2}|XX))?(?:T.*)?\s*$/i.exec(text);
  const written = iso ? null : /^\s*(?:(?:(\d{1,2})[./-])?(\d{1,2})[./-])?(\d{4})\s*$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : written ? [written[3], written[2], written[1]] : [];
  if (year === undefined || noYears.includes(Number(year))) return null;
  const date = { year: numberOf(year), month: numberOf(month), day: numberOf(day) };
  // Who writes months before days is understood by the year alone.
  return isPossibleDate(date) ? date : { year: date.year, month: null, day: null };
}

function compareDay(one: PartialDate, other: PartialDate): Compared {
  if (one.year === null || other.year === null) return unknown;
  const apart = Math.abs(one.year - other.year);
  if (apart > 0) return { agreement: apart === 1 ? 0.5 : 0, strength: 1 };
  const known = (['month', 'day'] as const).filter((part) => one[part] !== null && other[part] !== null);
  const differing = known.filter((part) => one[part] !== other[part]);
  if (differing.length > 0) return { agreement: differing.length === 2 ? 0 : 0.5, strength: 1 };
  return { agreement: 1, strength: known.length === 2 ? 2 : 1 };
}

export const compareDays: Comparison = (given, { texts }) => {
  const [own, known] = [readDay(given), readDay(texts[0] ?? '')];
  return own && known ? compareDay(own, known) : unknown;
};

/** What agrees best, where one of several will do. */
export const bestOf = (all: readonly Compared[]): Compared =>
  all.reduce((most, each) => ((each.agreement ?? -1) > (most.agreement ?? -1) ? each : most), unknown);

/** Compares with each text in a form of its own; what is contained in one nearly agrees. */
const compareForms =
  (form: (text: string) => string, strength: number): Comparison =>
  (given, { texts }) => {
    const own = form(given);
    if (own === '') return unknown;
    const known = texts.map(form).filter((text) => text !== '');
    return bestOf(
      known.map((text) => {
        if (text === own) return { agreement: 1, strength };
        return { agreement: text.includes(own) || own.includes(text) ? 0.5 : 0, strength };
      }),
    );
  };

/** Words such as a nationality, and the names of places and memorials. */
export const compareTexts = compareForms(normalizeText, 1);

/** First names and last names, in whatever spelling: they have been looked for already. */
export const compareNames = compareForms(foldName, 0.5);

/** Numbers that few share; signs and leading zeros say nothing. */
export const compareNumbers = compareForms(
  (text) =>
    normalizeText(text)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replace(/^0+(?=.)/, ''),
  2,
);

/** Names of units by their words: whoever says less than is known, or more, means the same. */
export const compareUnits: Comparison = (given, { texts }) => {
  const own = unitNameTokens(given);
  if (own.length === 0) return unknown;
  return bestOf(
    texts.map(unitNameTokens).flatMap((known): Compared[] => {
      if (known.length === 0) return [];
      const common = own.filter((word) => known.includes(word)).length;
      const least = Math.min(own.length, known.length);
      return [{ agreement: common === least ? 1 : common > least / 2 ? 0.5 : 0, strength: 1 }];
    }),
  );
};
