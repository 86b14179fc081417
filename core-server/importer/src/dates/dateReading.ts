import type { PartialDate } from '@salient/shared/lib/dates/partialDate.ts';

/** In which order purely numeric dates stand in a source: 4/7/1916 is 4 July or April 7. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

export interface DateOptions {
  /** For dates in digits alone; day first unless the source says otherwise. */
  readonly order: DateOrder;
  /** The first of the hundred years that a year of two digits may mean: 1831 reads `16` as 1916 and `95` as 1895. */
  readonly firstTwoDigitYear: number;
}

export const defaultDateOptions: DateOptions = { order: 'dmy', firstTwoDigitYear: 1831 };

/** What a date text says. */
export interface DateReading {
  /** `before` and `after` name a border, not the day: the date itself is unknown. */
  readonly kind: 'unknown' | 'day' | 'range' | 'before' | 'after';
  /** The day, or the first of a range, or the border. */
  readonly start: PartialDate;
  /** The last day of a range; the same as `start` otherwise. */
  readonly end: PartialDate;
  /** False when the source itself doubts (ca., ?), or when a letter or digit had to be guessed. */
  readonly certain: boolean;
}
