import { decodeDate, formatPartialDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';

/** The days of something in a title that the trail keeps, the same in any language. */
export const periodInDigits = ({
  from_date,
  to_date,
}: {
  readonly from_date: string;
  readonly to_date: string;
}): string => [from_date, to_date].map((day) => formatPartialDate(decodeDate(day) ?? unknownDate)).join(' – ');
