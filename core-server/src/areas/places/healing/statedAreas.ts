import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import { type PlaceType, placeLevels } from '@salient/shared/areas/places/placeTypes.ts';
import { distanceBetween } from '@salient/shared/lib/map/distance.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { EntityManager } from 'typeorm';
import { askedNames } from '../lookup/askedNames.ts';
import { findGazetteerSpots, findOwnSpots, type Likeness } from '../lookup/findKnownSpots.ts';
import type { GazetteerPlaceEntity } from '../lookup/GazetteerPlaceEntity.ts';
import type { LookupMemory } from './LookupMemory.ts';

type AreaLevel = Exclude<(typeof placeLevels)[number], 'country'>;
type Areas = Partial<Record<(typeof placeLevels)[number], string | undefined>>;

/** An area that a place states, and where the settlements lie after which it may be named. */
export interface StatedArea {
  readonly level: AreaLevel;
  readonly text: string;
  readonly middles: readonly Location[];
}

/** The areas that something lies in, the smallest first, its country apart. */
const areasAt = (names: Areas) =>
  placeLevels.flatMap((level) => {
    const text = level === 'country' ? undefined : names[level];
    return text && level !== 'country' ? [{ level, text }] : [];
  });

/** Their names. */
export const areasOf = (names: Areas): string[] => areasAt(names).map(({ text }) => text);

export const isArea = (type: PlaceType): boolean => type === 'country' || type.startsWith('administrative');

/** Two middles that lie so near each other are one, in metres. */
export const oneMiddle = 5_000;

/** A town of so many inhabitants may give its name to an area though the gazetteer does not call it a seat. */
const greatTown = 10_000;

/**
 * Whether an area of an upper level may be named after a settlement: after the seat of an administration, or a great town.
 * A village is its namesake. So is every settlement that is called as a département of France: those are named after rivers
 * and hills, and the town of Vienne lies in Isère.
 */
export function mayNameArea(
  level: AreaLevel,
  { feature, population, country_code }: Pick<GazetteerPlaceEntity, 'feature' | 'population' | 'country_code'>,
): boolean {
  if (!isArea(level)) return true;
  if (country_code === 'FR' && level === 'administrative_area_level_2') return false;
  return /^PPL[AC]/.test(feature) || population >= greatTown;
}

/** The areas that a place states with the settlements after which they are named, in its country. */
export async function findStatedAreas(
  db: EntityManager,
  place: Readonly<PlaceDraft>,
  memory: LookupMemory,
): Promise<StatedArea[]> {
  const { country_code } = place;
  const stated = new Map(
    Object.values(place.languages).flatMap((names) =>
      areasAt(names ?? {}).map((area) => [`${area.level} ${area.text}`, area] as const),
    ),
  );
  const areas: StatedArea[] = [];
  for (const [key, area] of stated) {
    const middles = await memory.once(`area ${country_code} ${key}`, () => middlesOf(db, area, country_code));
    areas.push({ ...area, middles });
  }
  return areas;
}

async function middlesOf(
  db: EntityManager,
  { level, text }: Pick<StatedArea, 'level' | 'text'>,
  country: string | null,
): Promise<Location[]> {
  const asked = askedNames([text]);
  const own = (await findOwnSpots(db, asked)).filter(
    ({ stored }) =>
      !isArea(stored.type) &&
      (!country || stored.country_code === country) &&
      !(isArea(level) && stored.country_code === 'FR'),
  );
  const known = (await findGazetteerSpots(db, asked, country ? [country] : [])).filter(({ stored }) =>
    mayNameArea(level, stored),
  );
  return apart([...own, ...known].flatMap(middleOf));
}

interface Found {
  readonly stored: { readonly lat: number | null; readonly lon: number | null };
  readonly likeness: Likeness;
}

const bearsName = (likeness: Likeness) => likeness === 'same_name' || likeness === 'historic_name';

const middleOf = ({ stored: { lat, lon }, likeness }: Found): Location[] =>
  lat !== null && lon !== null && bearsName(likeness) ? [{ lat, lon }] : [];

function apart(middles: readonly Location[]): Location[] {
  const kept: Location[] = [];
  for (const each of middles) {
    if (!kept.some((other) => distanceBetween(other, each) < oneMiddle)) kept.push(each);
  }
  return kept;
}

/** So many places have to state an area before it counts as one: a slip of a list stands once or twice. */
const leastPlaces = 3;

/** The middles of all areas of the second level that places of the museum state in a country: districts beside each other. */
export function findNeighbourAreas(db: EntityManager, country: string, memory: LookupMemory): Promise<Location[]> {
  return memory.once(`neighbours ${country}`, async () => {
    const rows = await db.query<{ text: string }[]>(
      `SELECT names->>'administrative_area_level_2' AS text FROM place, jsonb_each(languages) AS each_one (language, names)
       WHERE country_code = $1 AND names->>'administrative_area_level_2' <> ''
       GROUP BY 1 HAVING count(DISTINCT id) >= ${leastPlaces}`,
      [country],
    );
    const asked = askedNames(rows.map(({ text }) => text));
    const seats = await findGazetteerSpots(db, asked, [country], rows.length * 10);
    return apart(seats.filter(({ stored }) => mayNameArea('administrative_area_level_2', stored)).flatMap(middleOf));
  });
}
