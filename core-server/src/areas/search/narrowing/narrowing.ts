import type { Facets } from '@salient/shared/areas/search/facets.ts';
import type { PersonRow } from '@salient/shared/areas/search/personRow.ts';
import { mostChoices, type Narrowing } from '@salient/shared/areas/search/searchMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { mostFrequent } from '../addFacets.ts';
import { nameFacetPlaces } from '../nameFacetPlaces.ts';

type Narrowed = Pick<PersonRow, 'id' | 'surname' | 'died'>;

/** What people call somebody by: `Jan` of `Jan Baptist`, `J.` of `J. B.`. */
export const firstGivenName = ({ surname }: Pick<PersonRow, 'surname'>): string => surname.trim().split(/\s+/)[0] ?? '';

/** By what persons can be told apart who were all read. */
export async function narrowingOf(db: EntityManager, rows: readonly Narrowed[]): Promise<Narrowing> {
  const years = countOf(rows.map(({ died }) => died.slice(0, 4)).filter((year) => !year.includes('?')));
  const { died_place } = await nameFacetPlaces(db, { died_place: await deathPlaces(db, rows) });
  return {
    given_name: givenNamesOf(rows),
    died_year: mostFrequent(years).slice(0, mostChoices),
    died_place: placesOf(died_place),
  };
}

/** By what more persons can be told apart than are read, as the search counted them. */
export const narrowingOfMany = ({ died_year = [], died_place }: Facets): Narrowing => ({
  given_name: [],
  died_year: died_year.slice(0, mostChoices).map(({ value, count }) => ({ value, count })),
  died_place: placesOf(died_place),
});

const placesOf = (counted: Facets['died_place'] = []): Narrowing['died_place'] =>
  counted.slice(0, mostChoices).map(({ value, count, names = {} }) => ({ value, count, names }));

/** Spellings that differ in case and accents alone are one name, written as most of its bearers write it. */
function givenNamesOf(rows: readonly Narrowed[]): Narrowing['given_name'] {
  const spellings = new Map<string, string[]>();
  for (const name of rows.map(firstGivenName)) {
    const key = normalizeText(name);
    if (key !== '') spellings.set(key, [...(spellings.get(key) ?? []), name]);
  }
  return [...spellings.values()]
    .map((written) => ({ value: mostFrequent(countOf(written))[0]?.value ?? '', count: written.length }))
    .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
    .slice(0, mostChoices);
}

function countOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

async function deathPlaces(db: EntityManager, rows: readonly Narrowed[]) {
  return db.query<{ value: string; count: number }[]>(
    `SELECT place_id AS value, count(DISTINCT person_id)::integer AS count FROM person_event
     WHERE person_id = ANY($1) AND type = 'died' AND place_id IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${mostChoices}`,
    [rows.map(({ id }) => id)],
  );
}
