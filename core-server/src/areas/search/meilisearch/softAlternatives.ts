import { eventTextKey } from '@salient/shared/areas/search/eventKeys.ts';
import type { FactAttribute } from '@salient/shared/areas/search/indexSettings.ts';
import type { PersonDocument } from '@salient/shared/areas/search/personDocument.ts';
import { unitKey } from '@salient/shared/areas/search/unitKey.ts';
import { datesOf, type SoftCondition, yearsOf } from '../conditions/SoftCondition.ts';

/** What the index holds of a person beside the row that is shown (`factAttributes`). */
export type IndexedFacts = Partial<
  Pick<
    PersonDocument,
    | 'place_ids'
    | 'countries'
    | 'nationality_key'
    | 'unit_keys'
    | 'rank_groups'
    | 'years'
    | 'born_min'
    | 'born_max'
    | 'died_min'
    | 'died_max'
    | 'e'
  >
>;

/** One way to meet a condition: an attribute with one of some values, or a date between two days. */
export type Alternative =
  | { readonly field: FactAttribute; readonly values: readonly (string | number)[] }
  | { readonly date: 'born' | 'died'; readonly firstDay: number; readonly lastDay: number };

/** The ways in which the index says that a condition is met. */
export function softAlternatives(condition: SoftCondition): Alternative[] {
  switch (condition.kind) {
    case 'place':
      return [
        { field: 'place_ids', values: condition.placeIds },
        { field: 'e.memorated.memorial', values: condition.memorialIds },
      ];
    case 'country':
      return [
        { field: 'countries', values: condition.codes },
        { field: 'nationality_key', values: condition.nationalities },
        { field: 'e.enlisted.army', values: condition.armies },
      ];
    case 'memorial':
      return [{ field: 'e.memorated.memorial', values: condition.memorialIds }];
    case 'army':
      return [{ field: 'e.enlisted.army', values: condition.armies }];
    case 'unit':
      return [{ field: 'unit_keys', values: condition.units.map(unitKey) }];
    case 'rank':
      return [{ field: 'rank_groups', values: [condition.group] }];
    case 'profession':
      return [{ field: 'e.work.profession', values: condition.texts.map(eventTextKey) }];
    case 'either':
      return condition.conditions.flatMap(softAlternatives);
    case 'date': {
      const { firstDay, lastDay } = condition;
      return [
        ...datesOf(condition).map((date) => ({ date, firstDay, lastDay })),
        { field: 'years', values: yearsOf(condition) },
      ];
    }
  }
}

/** The attributes that tell whether conditions are met. */
export const factsFor = (conditions: readonly SoftCondition[]): string[] => [
  ...new Set(
    conditions
      .flatMap(softAlternatives)
      .flatMap((way) => ('field' in way ? [way.field] : [`${way.date}_min`, `${way.date}_max`])),
  ),
];

/** What the index holds in an attribute, `e.work.profession` or `years`. */
function valuesAt(facts: IndexedFacts, field: string): readonly unknown[] {
  const value = field
    .split('.')
    .reduce<unknown>((at, key) => (at as Readonly<Record<string, unknown>> | undefined)?.[key], facts);
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/** Whether a person meets a condition, as the index has it. */
export function isMet(condition: SoftCondition, facts: IndexedFacts): boolean {
  return softAlternatives(condition).some((way) => {
    if ('field' in way) return valuesAt(facts, way.field).some((value) => way.values.includes(value as string));
    const [min, max] = [facts[`${way.date}_min`], facts[`${way.date}_max`]];
    return typeof min === 'number' && typeof max === 'number' && min >= way.firstDay && max <= way.lastDay;
  });
}
