import { findPlaces, getCountries, getPlace } from '@salient/shared/areas/places/placeMethods.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import type { SelectQueryBuilder } from 'typeorm';
import { countries, countriesInOrder } from '../../lib/countries/countries.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { loadContainmentsOf } from './containments/storedContainments.ts';
import { inLanguageSql } from './inLanguageSql.ts';
import { areSpelledAlike, askedNames } from './lookup/askedNames.ts';
import { namesOfPlace } from './namesOfPlace.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { eventsAtPlaces } from './placeHooks.ts';
import { presentPlace } from './presentPlace.ts';
import { presentWholePlace } from './presentWholePlace.ts';

export const handleGetCountries = implement(getCountries, async () => [...countries]);

const sortColumns = {
  name: 'p.sort_name',
  type: 'p.type',
  country_code: 'p.country_code',
  resolution_status: 'p.resolution_status',
} as const;

/** The columns that are sorted by what readers of a language see in them. */
const readColumns = {
  area1: (language: Language) => inLanguageSql('p.languages', 'administrative_area_level_1', language),
  area2: (language: Language) => inLanguageSql('p.languages', 'administrative_area_level_2', language),
  country: (language: Language) => `array_position('{${countriesInOrder(language).join(',')}}', p.country_code)`,
} as const;

export const handleFindPlaces = implement(findPlaces, async ({ params, db, actor, services }) => {
  const query = db.createQueryBuilder(PlaceEntity, 'p');
  const { text, filter } = readListFilter(params);
  const key = normalizeText(text);
  if (key !== '') {
    // Who types `Wipers` means Ieper, whether or not that place has the name, and `Neuve Eglise` Neuve-Église.
    query.andWhere(`(p.name_keys LIKE :pattern OR ${isCalledSo})`, {
      pattern: likeOfKeys(params.search_mode, key),
      asked: askedNames([text]).all,
    });
  }
  if (filter.name) {
    query.andWhere('p.name_keys LIKE :name', { name: likeOfKeys('contains', normalizeText(filter.name)) });
  }
  if (filter.type) query.andWhere('p.type = :type', { type: filter.type });
  const country = params.country_code ?? filter.country_code;
  if (country === 'unknown') query.andWhere('p.country_code IS NULL');
  else if (country) query.andWhere('p.country_code = :country', { country: country.toUpperCase() });
  const status = params.resolution_status === 'all' ? filter.resolution_status : params.resolution_status;
  // How far staff are with a place is no guest's to find or sort by.
  if (status && isLoggedIn(actor)) query.andWhere('p.resolution_status = :status', { status });
  if (params.ids) query.andWhere('p.id = ANY(:ids)', { ids: params.ids });
  if (params.container_id) {
    query.andWhere('EXISTS (SELECT FROM place_containment c WHERE c.place_id = p.id AND c.container_id = :container)', {
      container: params.container_id,
    });
  }
  const sort = (params.sort ?? []).filter(([column]) => column !== 'resolution_status' || isLoggedIn(actor));
  for (const [column, direction] of sort) {
    const order = direction === 1 ? 'ASC' : 'DESC';
    if (column === 'area1' || column === 'area2' || column === 'country') {
      // Places of which it is not known stand last, whichever way.
      query.addSelect(readColumns[column](params.language), column).addOrderBy(column, order, 'NULLS LAST');
    } else query.addOrderBy(sortColumns[column], order);
  }
  if (sort.length === 0) orderByNearest(query, key);
  // Naming a column twice would turn its direction round.
  if (!sort.some(([column]) => column === 'name')) query.addOrderBy('p.sort_name');
  query.addOrderBy('p.id').offset(params.offset).limit(params.limit);
  const [places, total] = await query.getManyAndCount();
  if (isLoggedIn(actor)) {
    const ids = places.map(({ id }) => id);
    const counts = params.extend.includes('events')
      ? await services.hooks.run(eventsAtPlaces, { db, actor, ids })
      : undefined;
    const within = params.container_id ? await loadContainmentsOf(db, ids) : undefined;
    const data = places.map((place) => ({
      ...presentPlace(place),
      ...(within && {
        containments: [...(within.get(place.id) ?? [])],
      }),
      ...(counts && { extend_events: Object.assign({}, ...counts.map((byPlace) => byPlace.get(place.id))) }),
    }));
    return { data, total };
  }
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

export const handleGetPlace = implement(getPlace, async ({ params, db, actor, services }) => {
  const { id } = params;
  const place = await db.findOneBy(PlaceEntity, { id });
  if (!place) throw await missingRecordError(db, 'place', id);
  const whole = await presentWholePlace(db, place);
  if (!params.extend.includes('events')) return whole;
  const counts = await services.hooks.run(eventsAtPlaces, { db, actor, ids: [id] });
  return { ...whole, extend_events: Object.assign({}, ...counts.map((byPlace) => byPlace.get(id))) };
});

/** SQL: whether a place `p` bears one of the names that mean what was asked for, in whatever spelling. */
const isCalledSo = areSpelledAlike('p.name_keys', ':asked');

/** A place that bears the very name comes first, then one that bears it in another spelling; who only contains it comes last. */
function orderByNearest(query: SelectQueryBuilder<PlaceEntity>, key: string): void {
  if (key === '') return;
  query
    .addSelect(
      `(CASE WHEN p.name_keys LIKE :exact THEN 0 WHEN ${isCalledSo} THEN 1 WHEN p.name_keys LIKE :head THEN 2 ELSE 3 END)`,
      'nearness',
    )
    .setParameters({ exact: likeOfKeys('complete', key), head: likeOfKeys('head', key) })
    .addOrderBy('nearness');
}
