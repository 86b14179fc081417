import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeKeys } from '@salient/shared/areas/search/nameKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type pg from 'pg';
import { beginChunk } from '../beginChunk.ts';
import type { Row } from '../jsonRows.ts';
import { changePlaces, versionOfImport } from './changePlaces.ts';

interface SpelledPlace {
  readonly id: string;
  readonly languages: Place['languages'];
  readonly alternative_names: string[];
  /** Spellings of its events with how many events have each. */
  readonly spellings: readonly (readonly [spelling: string, events: number])[];
}

/**
 * Names places by the spelling that most of their events have; the other spellings become alternatives. Only places that
 * were made because rows named them: what a list of places or staff call a place stays. Doing it twice changes nothing.
 */
export async function namePlaces(client: pg.ClientBase, batchId: string): Promise<void> {
  await beginChunk(client);
  try {
    const changes = new Map((await spelledPlaces(client)).flatMap(nameOf));
    await changePlaces(client, batchId, changes);
    await client.query('COMMIT');
  } catch (failure) {
    await client.query('ROLLBACK');
    throw failure;
  }
}

async function spelledPlaces(client: pg.ClientBase): Promise<SpelledPlace[]> {
  const { rows } = await client.query<SpelledPlace>(
    `WITH spelled AS (
       SELECT place_id, place_as_written AS spelling, count(*)::integer AS events FROM person_event
       WHERE place_as_written <> '' AND place_id IS NOT NULL GROUP BY 1, 2),
     several AS (
       SELECT place_id, jsonb_agg(jsonb_build_array(spelling, events) ORDER BY events DESC, spelling) AS spellings
       FROM spelled GROUP BY 1 HAVING count(*) > 1)
     SELECT t.id, t.languages, t.alternative_names, s.spellings FROM several s JOIN place t ON t.id = s.place_id
     WHERE t.resolution_status = 'unresolved' AND t.version = ${versionOfImport('place')}
       AND NOT EXISTS (SELECT FROM import_row r WHERE r.kind = 'places' AND r.entity_id = t.id)`,
  );
  return rows;
}

/** The columns that name a place anew; none when it bears the most frequent spelling and has all others. */
function nameOf({ id, languages, alternative_names, spellings }: SpelledPlace): [string, Row][] {
  const named = { ...languages };
  const alternatives = new Set(alternative_names);
  for (const [language, names] of Object.entries(languages) as [keyof typeof languages, { name: string }][]) {
    // Other spellings are those that differ in accents and capitals; a village and its district are no spellings.
    const key = normalizeText(names.name);
    const own = spellings.filter(([spelling]) => normalizeText(spelling) === key);
    const most = own[0]?.[1] ?? 0;
    const isMost = own.some(([spelling, events]) => spelling === names.name && events === most);
    const name = isMost ? names.name : (own[0]?.[0] ?? names.name);
    named[language] = { ...names, name };
    for (const text of [names.name, ...own.map(([spelling]) => spelling)]) alternatives.add(text);
  }
  const inUse = new Set(Object.values(named).map((names) => names?.name));
  const place = { languages: named, alternative_names: [...alternatives].filter((text) => !inUse.has(text)) };
  const isAsBefore =
    JSON.stringify(languages) === JSON.stringify(named) &&
    place.alternative_names.length === alternative_names.length &&
    place.alternative_names.every((text) => alternative_names.includes(text));
  return isAsBefore ? [] : [[id, { ...place, ...placeKeys(place) }]];
}
