import type { RankGroupName } from '@salient/shared/areas/military/ranks/rankGroups.ts';
import type { unitKey } from '@salient/shared/areas/search/unitKey.ts';

/** The columns of a military event that name its unit, as they are compared. */
export type UnitKeys = Parameters<typeof unitKey>[0];

/**
 * Something known of a person beside the name, in the values that both engines compare. It ranks, unless the reader made it
 * strict.
 */
export type SoftCondition =
  /** Some event happened at one of the places, or the person is on a memorial that stands there. */
  | { readonly kind: 'place'; readonly placeIds: readonly string[]; readonly memorialIds: readonly string[] }
  /** Of this nationality, in an army of the country, with an event there, or on a memorial there. */
  | {
      readonly kind: 'country';
      readonly codes: readonly string[];
      readonly nationalities: readonly string[];
      readonly armies: readonly string[];
    }
  | { readonly kind: 'memorial'; readonly memorialIds: readonly string[] }
  | { readonly kind: 'army'; readonly armies: readonly string[] }
  | { readonly kind: 'unit'; readonly units: readonly UnitKeys[] }
  /** By the group that the index holds, or the texts of lists that are of it. */
  | { readonly kind: 'rank'; readonly group: RankGroupName; readonly texts: readonly string[] }
  | { readonly kind: 'profession'; readonly texts: readonly string[] }
  /** Born or dead between two days, yyyymmdd, or with an event in the years that they make up. */
  | {
      readonly kind: 'date';
      readonly of: 'born' | 'died' | 'any';
      readonly firstDay: number;
      readonly lastDay: number;
    }
  /** What the words mean in more than one way. */
  | { readonly kind: 'either'; readonly conditions: readonly SoftCondition[] };

/** How many of several conditions a person has to meet. */
export type HowMany = 'all' | 'some' | 'none';

/** The dates of a person that a condition looks at. */
export const datesOf = ({ of }: Extract<SoftCondition, { kind: 'date' }>): readonly ('born' | 'died')[] =>
  of === 'any' ? ['born', 'died'] : [of];

/** The whole years that the days of a condition make up, in which any event may lie; none where they are days or months. */
export function yearsOf({ of, firstDay, lastDay }: Extract<SoftCondition, { kind: 'date' }>): number[] {
  if (of !== 'any') return [];
  if (firstDay % 10_000 !== 101 || lastDay % 10_000 !== 1231) return [];
  const [first, last] = [Math.trunc(firstDay / 10_000), Math.trunc(lastDay / 10_000)];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}
