import { unbarred } from '@salient/shared/areas/search/personKeys.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager } from 'typeorm';
import { namesOfPlace } from '../namesOfPlace.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { type AskedNames, areSpelledAlike } from './askedNames.ts';
import { GazetteerPlaceEntity } from './GazetteerPlaceEntity.ts';

/** How a spot bears a name: as it is, under another name of history or language, spelled otherwise, or nearly so. */
export type Likeness = 'same_name' | 'historic_name' | 'old_spelling' | 'similar_name';

/** Something that a name may mean, with which of its names, and how. */
export interface KnownSpot<Stored> {
  readonly stored: Stored;
  readonly likeness: Likeness;
  readonly name: string;
}

interface Keyed {
  readonly name_keys: string;
}

const located = `lat IS NOT NULL AND resolution_status IN ('found', 'custom')`;

/** Rows of each table at most: more bear one name nowhere. */
const most = 60;

/** The museum's own places with a known position that bear one of the names in some spelling. */
export async function findOwnSpots(db: EntityManager, asked: AskedNames): Promise<KnownSpot<PlaceEntity>[]> {
  if (asked.all === '') return [];
  const rows = await db
    .createQueryBuilder(PlaceEntity, 'p')
    .where(areSpelledAlike('p.name_keys', ':all'), { all: asked.all })
    .andWhere(located)
    .orderBy('p.sort_name')
    .addOrderBy('p.id')
    .limit(most)
    .getMany();
  return rows.map((row) => likened(row, writtenOfPlace(row), asked));
}

/** Places of the built-in gazetteer that bear one of the names in some spelling, the greatest first. */
export async function findGazetteerSpots(
  db: EntityManager,
  asked: AskedNames,
  inCountries: readonly string[] = [],
  atMost = most,
): Promise<KnownSpot<GazetteerPlaceEntity>[]> {
  if (asked.all === '') return [];
  const query = db
    .createQueryBuilder(GazetteerPlaceEntity, 'g')
    .where(areSpelledAlike('g.name_keys', ':all'), { all: asked.all })
    .orderBy('g.population', 'DESC')
    .addOrderBy('g.id')
    .limit(atMost);
  if (inCountries.length > 0) query.andWhere('g.country_code = ANY(:inCountries)', { inCountries });
  return (await query.getMany()).map((row) => likened(row, [row.name], asked));
}

/** How alike names must be to be proposed when none is the same, from 0 to 1. */
const leastAlike = 0.5;

/** Spots whose names are nearly those asked for, in one country: for a person to judge. */
export async function findSimilarSpots(
  db: EntityManager,
  asked: AskedNames,
  country: string | null,
): Promise<{ own: KnownSpot<PlaceEntity>[]; gazetteer: KnownSpot<GazetteerPlaceEntity>[] }> {
  const own = new Map<string, KnownSpot<PlaceEntity>>();
  const gazetteer = new Map<string, KnownSpot<GazetteerPlaceEntity>>();
  return db.transaction(async (transaction) => {
    await transaction.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${leastAlike}`);
    for (const key of [...asked.keys].filter(({ length }) => length > 3).slice(0, 3)) {
      const params = { key, leastAlike, country };
      const alike = `(SELECT max(similarity(each.name, :key)) FROM unnest(string_to_array(btrim(t.name_keys, '|'), '|')) AS each (name))`;
      const places = await transaction
        .createQueryBuilder(PlaceEntity, 't')
        .where(`:key <% t.name_keys AND ${alike} >= :leastAlike AND ${located}`)
        .andWhere('(CAST(:country AS text) IS NULL OR t.country_code = :country)')
        .setParameters(params)
        .orderBy(alike, 'DESC')
        .limit(8)
        .getMany();
      for (const stored of places)
        own.set(stored.id, { stored, likeness: 'similar_name', name: writtenOfPlace(stored)[0] ?? '' });
      const known = await transaction
        .createQueryBuilder(GazetteerPlaceEntity, 't')
        .where(`:key <% t.name_keys AND ${alike} >= :leastAlike`)
        .andWhere('(CAST(:country AS text) IS NULL OR t.country_code = :country)')
        .setParameters(params)
        .orderBy(alike, 'DESC')
        .addOrderBy('t.population', 'DESC')
        .limit(8)
        .getMany();
      for (const stored of known) gazetteer.set(stored.id, { stored, likeness: 'similar_name', name: stored.name });
    }
    return { own: [...own.values()], gazetteer: [...gazetteer.values()] };
  });
}

/** The names of a place as they are written, in the order of its languages. */
const writtenOfPlace = (place: PlaceEntity): string[] => [
  ...Object.values(namesOfPlace(place)),
  ...Object.values(place.further_languages),
  ...place.alternative_names,
];

/**
 * The nearest way in which a row that was found bears a name asked for.
 *
 * @param written its names; the gazetteer keeps one of them as it is written, and tells that one for another.
 */
function likened<Stored extends Keyed>(
  stored: Stored,
  written: readonly string[],
  { keys, historic }: AskedNames,
): KnownSpot<Stored> {
  const own = unbarred(stored.name_keys);
  const asWritten = (key: string) => written.find((name) => normalizeText(name) === key) ?? written[0] ?? key;
  const same = own.find((key) => keys.has(key));
  if (same) return { stored, likeness: 'same_name', name: asWritten(same) };
  const other = own.find((key) => historic.has(key));
  if (other) return { stored, likeness: 'historic_name', name: asWritten(other) };
  return { stored, likeness: 'old_spelling', name: asWritten(own[0] ?? '') };
}
