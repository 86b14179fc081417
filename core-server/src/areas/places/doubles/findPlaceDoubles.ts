import { findPlaceDoubles, keepPlacesApart } from '@salient/shared/areas/places/placeMergeMethods.ts';
import { placeLevels } from '@salient/shared/areas/places/placeTypes.ts';
import { distanceBetween, inKilometres } from '@salient/shared/lib/map/distance.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { In } from 'typeorm';
import { areNear } from '../../../lib/db/areNear.ts';
import { queryPage } from '../../../lib/db/queryPage.ts';
import { idsOfPairs, mostOfOneName, type PairRow, presentPairs } from '../../../lib/merges/doublePairs.ts';
import { apartColumns, apartOfPairs, keepApart } from '../../../lib/merges/keepApart.ts';
import { implement } from '../../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../../lib/search/likeOfKeys.ts';
import { personsWaiting } from '../healing/personsWaiting.ts';
import { PlaceEntity } from '../PlaceEntity.ts';
import { presentPlace } from '../presentPlace.ts';

/** Kilometres within which two places of one name may be one. */
const nearKm = 5;

/** SQL: a country, an area of one, or a settlement: things of different classes never are the same place. */
const classOf = (type: string) =>
  `CASE WHEN ${type} = 'country' THEN 'country' WHEN ${type} LIKE 'administrative%' THEN 'area' ELSE 'settlement' END`;

const areaLevels = placeLevels.filter((level) => level !== 'country').map((level) => `'${level}'`);

/** SQL: the areas that a place is said to lie in, in any language. */
const areasOf = (place: string) =>
  `ARRAY(SELECT DISTINCT lower(named.value->>level) FROM jsonb_each(${place}.languages) named,
     unnest(ARRAY[${areaLevels.join(', ')}]) level WHERE named.value->>level <> '')`;

interface Pair extends PairRow {
  /** How many persons something happened to at each. */
  readonly first: number;
  readonly second: number;
}

/**
 * Where nobody knows where one of two lies, one country has to be stated of both, or none of either: lists leave it out of the
 * same villages again and again. A country that only one of them states says nothing of the other, and half of all
 * villages of a name would be proposed; they are where they lie close together.
 */
export const handleFindPlaceDoubles = implement(findPlaceDoubles, async ({ params, db, services }) => {
  const { text, apart, offset, limit } = params;
  const page = await queryPage<Pair>(db, {
    with: `WITH named AS MATERIALIZED (
       SELECT p.id, each.name, p.country_code, p.lat, p.lon, ${classOf('p.type')} AS class
       FROM place p, unnest(p.spellings) AS each (name) WHERE each.name <> ''
     ), told AS (
       SELECT name FROM named GROUP BY name HAVING count(DISTINCT id) BETWEEN 2 AND ${mostOfOneName}
     ), alike AS (
       SELECT DISTINCT a.id AS a, b.id AS b, coalesce(${areNear('a', 'b', nearKm)}, false) AS are_near
       FROM told JOIN named a USING (name) JOIN named b USING (name)
       WHERE a.id < b.id AND a.class = b.class AND (${areNear('a', 'b', nearKm)}
         OR ((a.lat IS NULL OR b.lat IS NULL) AND a.country_code IS NOT DISTINCT FROM b.country_code))
     ), pairs AS MATERIALIZED (
       SELECT p.a, p.b, m.sort_name, ${apartColumns}
       FROM alike p JOIN place m ON m.id = p.a JOIN place n ON n.id = p.b ${apartOfPairs('place')},
         LATERAL (SELECT ${areasOf('m')} AS m, ${areasOf('n')} AS n) areas
       WHERE (m.name_keys LIKE $1 OR n.name_keys LIKE $1) AND (apart.at IS NOT NULL) = $2
         AND (p.are_near OR areas.m = '{}' OR areas.n = '{}' OR areas.m && areas.n)
     ), counted AS (
       SELECT place_id, count(DISTINCT person_id)::integer AS persons FROM (${await personsWaiting(services)}) named
       WHERE place_id IN (SELECT a FROM pairs UNION SELECT b FROM pairs) GROUP BY 1
     )`,
    rows: `SELECT p.*, coalesce(f.persons, 0) AS first, coalesce(s.persons, 0) AS second
      FROM pairs p LEFT JOIN counted f ON f.place_id = p.a LEFT JOIN counted s ON s.place_id = p.b`,
    order: 'first + second DESC, sort_name, a, b',
    parameters: [likeOfKeys('contains', normalizeText(text)), apart],
    offset,
    limit,
  });
  const places = (await db.findBy(PlaceEntity, { id: In(idsOfPairs(page.rows)) })).map(presentPlace);
  return presentPairs(page, places, (row, first, second) => ({
    persons: { first: row.first, second: row.second },
    km: first.loc && second.loc ? inKilometres(distanceBetween(first.loc, second.loc)) : null,
  }));
});

export const handleKeepPlacesApart = implement(keepPlacesApart, ({ params, ...context }) =>
  keepApart(context, 'place', params),
);
