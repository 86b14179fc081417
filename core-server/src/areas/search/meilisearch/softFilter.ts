import { inList } from '../../../lib/search/filterSyntax.ts';
import type { HowMany, SoftCondition } from '../conditions/SoftCondition.ts';
import { type Alternative, softAlternatives } from './softAlternatives.ts';

function filterOf(way: Alternative): string[] {
  if ('date' in way) return [`(${way.date}_min >= ${way.firstDay} AND ${way.date}_max <= ${way.lastDay})`];
  return way.values.length === 0 ? [] : [inList(way.field, way.values)];
}

const met = (condition: SoftCondition) => {
  const parts = softAlternatives(condition).flatMap(filterOf);
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
