import type { EventFilter, SearchQuery, TextFilter } from '@salient/shared/areas/functions/query/searchQuery.ts';
import type { FellowGroup } from '@salient/shared/areas/persons/fellows/fellowMethods.ts';
import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { linkToUnit } from '../../areas/military/linkToUnit.ts';
import { linkToSearch } from '../../areas/search/linkToSearch.ts';
import { emptySearch } from '../../areas/search/searchState.ts';
import type { Address } from '../../lib/routing/address.ts';

/**
 * Where all who share something with a person are listed: the page of their unit, or the search for just them.
 *
 * @param diedDate of the person, 8 characters.
 */
export function linkToFellows(address: Address, group: FellowGroup, diedDate: string, language: Language): string {
  if (group.kind === 'unit' && group.unit?.id) return linkToUnit(address, group.unit.id);
  const onDay = group.kind === 'dayAndUnit' || group.kind === 'dayAndPlace';
  const query: SearchQuery = {
    ...(onDay ? { died: { from: diedDate, to: diedDate, certain: true } } : {}),
    events: [eventOf(group, language)],
  };
  return linkToSearch(address, { ...emptySearch, tab: 'results', query });
}

function eventOf({ kind, unit, place }: FellowGroup, language: Language): EventFilter {
  if (unit) {
    const { army, regiment, unit: name, unit_nr } = unit;
    return {
      type: 'enlisted',
      inputs: { army: exactly(army), regiment: exactly(regiment), unit: exactly(name), unit_nr: exactly(unit_nr) },
    };
  }
  const selected: TextFilter = {
    value: place ? placeName(place.place.names, language) : '',
    mode: 'selected',
    id: place?.id ?? '',
  };
  return { type: kind === 'birthplace' ? 'born' : 'died', inputs: { place: selected } };
}

const exactly = (value: string): TextFilter => (value ? { value, mode: 'complete' } : { value, mode: 'empty' });
