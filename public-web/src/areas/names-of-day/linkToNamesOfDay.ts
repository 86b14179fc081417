import type { DayOfYear } from '@salient/shared/areas/names-of-day/dayOfDeath.ts';
import { namesOfDayPath } from '@salient/shared/areas/names-of-day/namesOfDayPaths.ts';
import { paramOf } from '@salient/shared/lib/address/params.ts';
import { type Address, languageParams, withQuery } from '../../lib/routing/address.ts';

/** The names of a day, of the present one unless given; pages from 1. */
export const linkToNamesOfDay = (address: Address, day?: DayOfYear, page = 1) =>
  withQuery(namesOfDayPath(day), [...(page > 1 ? [['page', String(page)] as const] : []), ...languageParams(address)]);

/** Which page of its names an address asks for, from 1. */
export const pageOfNames = ({ params }: Pick<Address, 'params'>) =>
  Math.min(100_000, Math.max(1, Number.parseInt(paramOf(params, 'page') ?? '', 10) || 1));
