import { eventTextKey } from '@salient/shared/areas/search/eventKeys.ts';
import { unitKey } from '@salient/shared/areas/search/unitKey.ts';
import { datesOf, type HowMany, type SoftCondition, yearsOf } from '../conditions/SoftCondition.ts';
import { inList } from './filterSyntax.ts';

const listed = (field: string, values: readonly (string | number)[]) =>
  values.length === 0 ? [] : [inList(field, values)];

/** The alternatives of which a person has to meet one. */
function alternatives(condition: SoftCondition): string[] {
  switch (condition.kind) {
    case 'place':
      return [...listed('place_ids', condition.placeIds), ...listed('e.memorated.memorial', condition.memorialIds)];
    case 'country':
      return [
        ...listed('countries', condition.codes),
        ...listed('nationality_key', condition.nationalities),
        ...listed('e.enlisted.army', condition.armies),
      ];
    case 'memorial':
      return listed('e.memorated.memorial', condition.memorialIds);
    case 'army':
      return listed('e.enlisted.army', condition.armies);
    case 'unit':
      return listed('unit_keys', condition.units.map(unitKey));
    case 'rank':
      return listed('rank_groups', [condition.group]);
    case 'profession':
      return listed('e.work.profession', condition.texts.map(eventTextKey));
    case 'either':
      return condition.conditions.flatMap(alternatives);
    case 'date': {
      const { firstDay, lastDay } = condition;
      return [
        ...datesOf(condition).map((date) => `(${date}_min >= ${firstDay} AND ${date}_max <= ${lastDay})`),
        ...listed('years', yearsOf(condition)),
      ];
    }
  }
}

const met = (condition: SoftCondition) => {
  const parts = alternatives(condition);
  // A condition that nothing can meet.
  return parts.length === 0 ? 'id IS EMPTY' : `(${parts.join(' OR ')})`;
};

/** That a person meets all, some but not all, or none of the conditions. */
export function softFilter(howMany: HowMany, conditions: readonly SoftCondition[]): string {
  const all = conditions.map(met);
  if (howMany === 'all') return all.join(' AND ');
  const some = `(${all.join(' OR ')})`;
  return howMany === 'none' ? `NOT ${some}` : `${some} AND NOT (${all.join(' AND ')})`;
}
