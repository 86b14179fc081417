import { findMemorials, getMemorial, getMemorials } from '@salient/shared/areas/memorials/memorialMethods.ts';
import { type PersonScope, personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { isLoggedIn } from '@salient/shared/areas/users/actor.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import { In, type SelectQueryBuilder } from 'typeorm';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { likeOfKeys } from '../../lib/search/likeOfKeys.ts';
import { inLanguageSql } from '../places/inLanguageSql.ts';
import { namesOfPlace } from '../places/namesOfPlace.ts';
import { PlaceEntity } from '../places/PlaceEntity.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { personsCounted, placesOf, presentMemorials } from './presentMemorials.ts';

const sortColumns = { name: 'm.sort_name', type: 'm.type' } as const;

/** By the place as readers of a language see it; memorials without one stand last, whichever way. */
function sortByPlace(query: SelectQueryBuilder<MemorialEntity>, language: Language, order: 'ASC' | 'DESC'): void {
  query
    .leftJoin(PlaceEntity, 'pl', 'pl.id = m.place_id')
    .addSelect(inLanguageSql('pl.languages', 'name', language), 'place')
    .addOrderBy('place', order, 'NULLS LAST');
}

/** By the number of persons as it is shown: of those whom the reader finds. */
function sortByPersons(query: SelectQueryBuilder<MemorialEntity>, scope: PersonScope, order: 'ASC' | 'DESC'): void {
  const values: Record<string, unknown> = {};
  const counted = personsCounted('e.memorial_id IS NOT NULL', scope, (value) => {
    const name = `scope${Object.keys(values).length}`;
    values[name] = value;
    return `:${name}`;
  });
  query
    .leftJoin(`(${counted})`, 'counted', 'counted.memorial_id = m.id')
    .setParameters(values)
    .addSelect('coalesce(counted.persons, 0)', 'nbr_of_persons')
    .addOrderBy('nbr_of_persons', order);
}

export const handleFindMemorials = implement(findMemorials, async ({ params, db, actor, services }) => {
  const query = db.createQueryBuilder(MemorialEntity, 'm');
  const { text, filter } = readListFilter(params);
  const key = normalizeText(text);
  if (key !== '') query.andWhere('m.name_keys LIKE :pattern', { pattern: likeOfKeys(params.search_mode, key) });
  if (filter.name) {
    query.andWhere('m.name_keys LIKE :name', { name: likeOfKeys('contains', normalizeText(filter.name)) });
  }
  if (filter.type) query.andWhere('m.type = :type', { type: filter.type });
  if (params.ids) query.andWhere('m.id = ANY(:ids)', { ids: params.ids });
  const sort = params.sort ?? [];
  for (const [column, direction] of sort) {
    const order = direction === 1 ? 'ASC' : 'DESC';
    if (column === 'name' || column === 'type') query.addOrderBy(sortColumns[column], order);
    else if (column === 'place') sortByPlace(query, params.language, order);
    else sortByPersons(query, personScope(actor), order);
  }
  if (sort.length === 0 && key !== '') {
    query
      .addSelect('(CASE WHEN m.name_keys LIKE :head THEN 0 ELSE 1 END)', 'nearness')
      .setParameter('head', likeOfKeys('head', key))
      .addOrderBy('nearness');
  }
  // Naming a column twice would turn its direction round.
  if (!sort.some(([column]) => column === 'name')) query.addOrderBy('m.sort_name');
  query.addOrderBy('m.id').offset(params.offset).limit(params.limit);
  const [memorials, total] = await query.getManyAndCount();
  if (isLoggedIn(actor)) {
    return { data: await presentMemorials({ db, actor, services }, memorials, params.extend), total };
  }
  const places = await placesOf(db, memorials);
  const data = memorials.map(({ id, name, type, place_id }) => {
    const place = places.get(place_id ?? '');
    return { id, name, type, place_names: place ? namesOfPlace(place) : {} };
  });
  return { data, total };
});

export const handleGetMemorial = implement(getMemorial, async ({ params, ...context }) => {
  const { id, extend } = params;
  const stored = await context.db.findOneBy(MemorialEntity, { id });
  const [memorial] = stored ? await presentMemorials(context, [stored], extend) : [];
  if (!memorial) throw await missingRecordError(context.db, 'memorial', id);
  return memorial;
});

export const handleGetMemorials = implement(getMemorials, async ({ params, ...context }) => {
  const ids = [...new Set(params.ids)];
  const found = await presentMemorials(
    context,
    await context.db.findBy(MemorialEntity, { id: In(ids) }),
    params.extend,
  );
  const byId = new Map(found.map((memorial) => [memorial.id, memorial]));
  return ids.flatMap((id) => byId.get(id) ?? []);
});
