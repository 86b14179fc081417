import type { DayOfYear } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';

/** The names of a day; of the present one when it names none, or one that does not exist. */
export interface NamesOfDayRoute {
  readonly page: 'namesOfDay';
  readonly day: DayOfYear | null;
  readonly unknown: boolean;
}
