import { findMemorials, getMemorial, getMemorials } from '@salient/shared/areas/memorials/memorialMethods.ts';
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
import { placesOf, presentMemorials } from './presentMemorials.ts';

const sortColumns = { name: 'm.sort_name', type: 'm.type' } as const;

/** The number of persons on every memorial, in one pass over the index of its events. */
const personsCounted = `(SELECT memorial_id, count(DISTINCT person_id) AS n FROM person_event
  WHERE memorial_id IS NOT NULL GROUP BY memorial_id)`;

/** Memorials without a place stand last, whichever way. */
function sortBy(
  query: SelectQueryBuilder<MemorialEntity>,
  column: 'place' | 'nbr_of_persons',
  language: Language,
  order: 'ASC' | 'DESC',
): void {
  if (column === 'place') {
    query
      .leftJoin(PlaceEntity, 'pl', 'pl.id = m.place_id')
      .addSelect(inLanguageSql('pl.languages', 'name', language), column);
  } else {
    query.leftJoin(personsCounted, 'counted', 'counted.memorial_id = m.id').addSelect('coalesce(counted.n, 0)', column);
  }
  query.addOrderBy(column, order, 'NULLS LAST');
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
    else sortBy(query, column, params.language, order);
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
