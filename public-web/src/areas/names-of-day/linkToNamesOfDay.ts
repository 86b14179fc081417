import type { DayOfYear } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';
import { namesOfDayPath } from '@salient/shared/areas/names-of-day/namesOfDayPaths.ts';
import { type Address, languageParams, withQuery } from '../../lib/routing/address.ts';

/** The names of a day, of the present one unless given; pages from 1. */
export const linkToNamesOfDay = (address: Address, day?: DayOfYear, page = 1) =>
  withQuery(namesOfDayPath(day), [...(page > 1 ? [['page', String(page)] as const] : []), ...languageParams(address)]);
