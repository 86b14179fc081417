import { normalizeText } from '../../lib/names/normalizeText.ts';
import type { PlaceDraft } from './checkPlace.ts';

const areaKeys = ['locality', 'administrative_area_level_2', 'administrative_area_level_1'] as const;

/**
 * All that a list says of a place, as one text: what kind it is, its country, and its names with the areas in which it lies,
 * whatever the language. A guessed country counts as none: what another row states mends it.
 */
export function placeSpot({
  type,
  country_code,
  country_guessed,
  languages,
}: Pick<PlaceDraft, 'type' | 'country_code' | 'country_guessed' | 'languages'>): string {
  const named = Object.values(languages).map((names) =>
    ['name' as const, ...areaKeys].map((key) => normalizeText(names?.[key] ?? '')),
  );
  const lines = [...new Set(named.map((keys) => JSON.stringify(keys)))].sort();
  return JSON.stringify([type, country_guessed ? '' : (country_code ?? ''), ...lines]);
}
