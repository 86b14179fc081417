import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallOptions, Client } from '../../../lib/client/createClient.ts';
import { useClient } from '../../../lib/client/useMethod.ts';
import { countryName } from '../../../lib/i18n/countryName.ts';
import type { Language } from '../../../lib/i18n/languages.ts';
import { useTexts } from '../../../lib/i18n/useTexts.ts';
import { placeCountry } from '../../places/placeCountry.ts';
import { placeName } from '../../places/placeTypes.ts';
import type { suggestionSources } from '../functionDefinition.ts';

export type SuggestionSource = (typeof suggestionSources)[number];

/** Values already chosen in the fields before, which narrow the next one. */
export interface Narrowing {
  readonly army?: string;
  readonly regiment?: string;
  readonly unit?: string;
}

export interface Suggestion {
  readonly value: string;
  /** Of the record, where picking compares records and not words. */
  readonly id?: string;
  /** What tells it from another of the same name. */
  readonly detail?: string;
}

interface Question {
  readonly client: Client;
  readonly text: string;
  readonly narrowing: Narrowing;
  readonly language: Language;
  readonly options: CallOptions;
}

const limit = 10;
const plain = (value: string): Suggestion => ({ value });

/** How each list is asked. */
const sources: Record<SuggestionSource, (question: Question) => Promise<readonly Suggestion[]>> = {
  places: async ({ client, text, language, options }) => {
    const { data } = await client.findPlaces({ text, limit }, options);
    return data.flatMap((place) => {
      if (!('names' in place)) return [];
      const detail = [place.area, placeCountry(place, language)].filter(Boolean).join(', ');
      return [{ value: placeName(place.names, language), id: place.id, detail }];
    });
  },
  memorials: async ({ client, text, language, options }) => {
    const { data } = await client.findMemorials({ text, limit, extend: ['place_names'] }, options);
    return data.map(({ id, name, place_names = {} }) => ({
      value: name,
      id,
      detail: placeName(place_names, language),
    }));
  },
  armies: async ({ client, text, options }) => (await client.getArmyList({ text, limit }, options)).map(plain),
  regiments: async ({ client, text, narrowing: { army = '' }, options }) =>
    (await client.getRegimentList({ text, limit, army }, options)).map(plain),
  units: async ({ client, text, narrowing: { army = '', regiment = '' }, options }) =>
    (await client.getUnitList({ text, limit, army, regiment }, options)).map(plain),
  unit_numbers: async ({ client, text, narrowing: { army = '', regiment = '', unit = '' }, options }) =>
    (await client.getUnitNumberList({ text, limit, army, regiment, unit }, options)).map(plain),
  military_entities: async ({ client, text, language, options }) => {
    // How units and armies are called is much to load for a page on which few ask for one.
    const [{ data }, { armyName }, { militaryName }] = await Promise.all([
      client.findMilitaryEntities({ text, limit }, options),
      import('../../military/names/armyNames.ts'),
      import('../../military/names/militaryName.ts'),
    ]);
    return data.map((entity) => ({
      value: militaryName(entity),
      id: entity.id,
      detail: armyName(entity.army, language),
    }));
  },
  // Only staff choose these, as records.
  projects: async () => [],
  persons: async () => [],
  collections: async () => [],
  countries: async ({ client, text, language, options }) => {
    const countries = await client.getCountries({}, options);
    return countries
      .map(({ code }) => plain(countryName(code, language)))
      .filter(({ value }) => value.toLowerCase().includes(text.toLowerCase()))
      .slice(0, limit);
  },
};

/** Suggestions for a typed text; a blank text asks nothing. Those before stay until the new ones are there. */
export function useSuggestions(source: SuggestionSource, text: string, narrowing: Narrowing) {
  const client = useClient();
  const { language } = useTexts();
  const { data } = useQuery({
    queryKey: ['suggestions', source, text, narrowing, language],
    queryFn: ({ signal }) => sources[source]({ client, text, narrowing, language, options: { signal } }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  return text === '' ? undefined : data;
}
