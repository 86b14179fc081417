import {
  findPlaceByNameAndCountryCode,
  findPlaceByRegion,
  findSimilarPlaces,
} from '@salient/shared/areas/places/placeMethods.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { presentPlace } from './presentPlace.ts';

/** Places of one country, `unknown` for those whose country nobody knows, or of all. */
function inCountry(db: EntityManager, country: string | null | undefined): SelectQueryBuilder<PlaceEntity> {
  const query = db.createQueryBuilder(PlaceEntity, 'p');
  if (country === 'unknown') return query.andWhere('p.country_code IS NULL');
  return country ? query.andWhere('p.country_code = :country', { country: country.toUpperCase() }) : query;
}

export const handleFindPlaceByNameAndCountryCode = implement(findPlaceByNameAndCountryCode, async ({ params, db }) => {
  const key = normalizeText(params.name);
  if (key === '') return [];
  const places = await inCountry(db, params.country_code)
    .andWhere('p.name_keys LIKE :key', { key: likeOfKeys('complete', key) })
    .orderBy('p.sort_name')
    .addOrderBy('p.id')
    .limit(100)
    .getMany();
  return places.map(presentPlace);
});

export const handleFindPlaceByRegion = implement(findPlaceByRegion, async ({ params, db }) => {
  const query = inCountry(db, params.country_code);
  for (const level of ['administrative_area_level_1', 'administrative_area_level_2'] as const) {
    const area = params[level].trim();
    if (area === '') continue;
    query.andWhere(
      `EXISTS (SELECT FROM jsonb_each(p.languages) AS named WHERE lower(named.value->>'${level}') = lower(:${level}))`,
      { [level]: area },
    );
  }
  const key = normalizeText(params.text);
  if (key !== '') query.andWhere('p.name_keys LIKE :text', { text: likeOfKeys('contains', key) });
  const [places, total] = await query
    .orderBy('p.sort_name')
    .addOrderBy('p.id')
    .offset(params.offset)
    .limit(params.limit)
    .getManyAndCount();
  return { data: places.map(presentPlace), total };
});

/** How alike a name and one of a place's names must be, from 0 to 1: `Poelkapelle` and `Poelcappelle` are 0.5. */
const leastAlike = 0.45;

export const handleFindSimilarPlaces = implement(findSimilarPlaces, async ({ params, db }) => {
  const key = normalizeText(params.name).replaceAll('|', ' ');
  if (key.length < 2) return [];
  return db.transaction(async (transaction) => {
    // What the index proposes by.
    await transaction.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${leastAlike}`);
    const query = inCountry(transaction, params.country_code)
      .innerJoin(
        // Each name on its own: a place of many names would be alike to nothing.
        `(SELECT n.id, max(similarity(each.name, :key)) AS alike
          FROM place n, unnest(string_to_array(btrim(n.name_keys, '|'), '|')) AS each (name)
          WHERE :key <% n.name_keys GROUP BY n.id)`,
        'named',
        'named.id = p.id',
      )
      .andWhere('named.alike >= :leastAlike')
      .setParameters({ key, leastAlike })
      .orderBy('named.alike', 'DESC')
      .addOrderBy('p.sort_name')
      .addOrderBy('p.id')
      .limit(params.limit);
    if (params.except) query.andWhere('p.id <> :except', { except: params.except });
    return (await query.getMany()).map(presentPlace);
  });
});
