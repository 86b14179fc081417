import { findPlaces, getCountries } from '@salient/shared/areas/places/placeMethods.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import type { SelectQueryBuilder } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { namesOfPlace } from './namesOfPlace.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { presentPlace } from './presentPlace.ts';

countries.registerLocale(english);
const countryList = Object.entries(countries.getNames('en', { select: 'official' }))
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));

export const handleGetCountries = implement(getCountries, async () => countryList);

const sortColumns = {
  name: 'p.sort_name',
  type: 'p.type',
  country_code: 'p.country_code',
  resolution_status: 'p.resolution_status',
} as const;

export const handleFindPlaces = implement(findPlaces, async ({ params, db, actor }) => {
  const query = db.createQueryBuilder(PlaceEntity, 'p');
  const key = normalizeText(params.text);
  if (key !== '') query.andWhere('p.name_keys LIKE :pattern', { pattern: likeOfKeys(params.search_mode, key) });
  if (params.country_code === 'unknown') query.andWhere('p.country_code IS NULL');
  else if (params.country_code) {
    query.andWhere('p.country_code = :country', { country: params.country_code.toUpperCase() });
  }
  if (params.resolution_status !== 'all') {
    query.andWhere('p.resolution_status = :status', { status: params.resolution_status });
  }
  if (params.ids) query.andWhere('p.id = ANY(:ids)', { ids: params.ids });
  const sort = params.sort ?? [];
  for (const [column, direction] of sort) query.addOrderBy(sortColumns[column], direction === 1 ? 'ASC' : 'DESC');
  if (sort.length === 0) orderByNearest(query, key);
  // Naming a column twice would turn its direction round.
  if (!sort.some(([column]) => column === 'name')) query.addOrderBy('p.sort_name');
  query.addOrderBy('p.id').offset(params.offset).limit(params.limit);
  const [places, total] = await query.getManyAndCount();
  if (isLoggedIn(actor)) return { data: places.map(presentPlace), total };
  return {
    data: places.map((place) => ({
      id: place.id,
      names: namesOfPlace(place),
      country_code: place.country_code,
      country_guessed: place.country_guessed,
      area: place.languages.nl?.administrative_area_level_1 ?? place.languages.en?.administrative_area_level_1 ?? '',
    })),
    total,
  };
});

/** A place that bears the very name comes before one that only contains it. */
function orderByNearest(query: SelectQueryBuilder<PlaceEntity>, key: string): void {
  if (key === '') return;
  query
    .addSelect('(CASE WHEN p.name_keys LIKE :exact THEN 0 WHEN p.name_keys LIKE :head THEN 1 ELSE 2 END)', 'nearness')
    .setParameters({ exact: likeOfKeys('complete', key), head: likeOfKeys('head', key) })
    .addOrderBy('nearness');
}
