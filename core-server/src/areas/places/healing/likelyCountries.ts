import type { PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { EntityManager } from 'typeorm';
import type { Services } from '../../../lib/rpc/Services.ts';
import { personsWaiting } from './personsWaiting.ts';
import type { StatedArea } from './statedAreas.ts';

/** In which countries a place may lie of which none is stated. */
export interface LikelyCountries {
  readonly codes: ReadonlySet<string>;
  /** The stated area that other places have too; null where the list alone says it. */
  readonly area: string | null;
}

interface Asked {
  readonly id: string;
  readonly draft: Readonly<PlaceDraft>;
  readonly stated: readonly StatedArea[];
}

/**
 * The countries of other places of the museum that state the same area, else those that the list of the place names for
 * others; null where nobody knows.
 */
export async function findLikelyCountries(
  db: EntityManager,
  services: Pick<Services, 'hooks'>,
  { id, draft, stated }: Asked,
): Promise<LikelyCountries | null> {
  if (draft.country_code !== null) return null;
  for (const { level, text } of stated) {
    const codes = await codesOf(
      db,
      `SELECT DISTINCT country_code FROM place, jsonb_each(languages) AS each_one (language, names)
       WHERE id <> $1 AND country_code IS NOT NULL AND names->>$2 = $3`,
      [id, level, text],
    );
    if (codes.size > 0) return { codes, area: text };
  }
  const codes = await codesOf(db, await countriesOfLists(services), [id]);
  return codes.size > 0 ? { codes, area: null } : null;
}

/** Enough persons to know the lists of a place; of a longer list not all countries would be seen, and nothing is said. */
const mostAsked = 100;
const mostOfLists = 2_000;

const countriesOfLists = async (services: Pick<Services, 'hooks'>): Promise<string> => {
  const named = await personsWaiting(services);
  return `WITH lists AS MATERIALIZED (
      SELECT DISTINCT r.batch_id FROM import_row r
      WHERE r.entity_id IN (SELECT person_id FROM (${named}) waiting WHERE place_id = $1 LIMIT ${mostAsked})
    ), persons AS MATERIALIZED (
      SELECT r.entity_id FROM import_row r WHERE r.kind = 'persons' AND r.batch_id IN (SELECT batch_id FROM lists)
      LIMIT ${mostOfLists}
    )
    SELECT DISTINCT p.country_code FROM (${named}) named JOIN place p ON p.id = named.place_id
    WHERE (SELECT count(*) FROM persons) < ${mostOfLists} AND named.person_id IN (SELECT entity_id FROM persons) AND p.id <> $1 AND p.country_code IS NOT NULL`;
};

async function codesOf(db: EntityManager, sql: string, parameters: unknown[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ country_code: string }[]>(sql, parameters);
  return new Set(rows.map(({ country_code }) => country_code));
}
