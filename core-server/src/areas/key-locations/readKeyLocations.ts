import {
  findKeyLocationSuggestions,
  findKeyLocations,
  getKeyLocation,
  keyLocationsForMap,
} from '@salient/shared/areas/key-locations/keyLocationMethods.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { implement } from '../../lib/rpc/implement.ts';
import { escapeLike } from '../../lib/search/likePattern.ts';
import { KeyLocationEntity } from './KeyLocationEntity.ts';
import { presentKeyLocation, presentKeyLocations, presentOnMap } from './presentKeyLocations.ts';

const photoCount = `(SELECT count(*) FROM attachment a WHERE a.collection = 'key_locations' AND a.collection_id = k.id)`;

/** Capitals and small letters stand together. */
const orders = { name: 'name_order', number: 'k.number', year: 'k.year', photo_count: 'photo_order' } as const;

/** The order of a walk: by number, those without one after them by name. */
export const inOrderOfNumber = (db: EntityManager): SelectQueryBuilder<KeyLocationEntity> =>
  db
    .createQueryBuilder(KeyLocationEntity, 'k')
    .orderBy('k.number', 'ASC', 'NULLS LAST')
    .addOrderBy('k.name')
    .addOrderBy('k.id');

/** Each word of `text` stands in the name, or begins the number. */
function narrow(query: SelectQueryBuilder<KeyLocationEntity>, text: string): SelectQueryBuilder<KeyLocationEntity> {
  for (const [index, word] of text.split(/\s+/).filter(Boolean).entries()) {
    query.andWhere(`(k.name ILIKE :in${index} OR k.number::text LIKE :head${index})`, {
      [`in${index}`]: `%${escapeLike(word)}%`,
      [`head${index}`]: `${escapeLike(word)}%`,
    });
  }
  return query;
}

export const handleKeyLocationsForMap = implement(keyLocationsForMap, async ({ db }) =>
  (await inOrderOfNumber(db).getMany()).map(presentOnMap),
);

export const handleFindKeyLocations = implement(findKeyLocations, async ({ params, db, actor, services }) => {
  const { text, filter } = readListFilter(params);
  const query = narrow(db.createQueryBuilder(KeyLocationEntity, 'k'), text);
  if (filter.name) query.andWhere('k.name ILIKE :name', { name: `%${escapeLike(filter.name.trim())}%` });
  if (filter.year !== undefined) query.andWhere('k.year = :year', { year: filter.year });
  for (const [column, direction] of params.sort ?? ([['number', 1]] as const)) {
    if (column === 'name') query.addSelect('lower(k.name)', orders.name);
    if (column === 'photo_count') query.addSelect(photoCount, orders.photo_count);
    query.addOrderBy(orders[column], direction === 1 ? 'ASC' : 'DESC', 'NULLS LAST');
  }
  query.addOrderBy('k.name').addOrderBy('k.id').offset(params.offset).limit(params.limit);
  const [found, total] = await query.getManyAndCount();
  const audience = params.extend.includes('photos') ? { actor, files: services.files } : undefined;
  return { data: await presentKeyLocations(db, found, audience), total };
});

export const handleGetKeyLocation = implement(getKeyLocation, async (context) => {
  const { params, db, actor, services, fail } = context;
  const stored = await db.findOneBy(KeyLocationEntity, { id: params.id });
  if (!stored) throw fail.notFound({ entity: 'key_location', id: params.id });
  return presentKeyLocation(
    db,
    stored,
    params.extend.includes('photos') ? { actor, files: services.files } : undefined,
  );
});

export const handleFindKeyLocationSuggestions = implement(findKeyLocationSuggestions, async ({ params, db }) => {
  const found = await narrow(inOrderOfNumber(db), params.text).limit(params.limit).getMany();
  return found.map(({ id, name, number, year }) => ({ id, name, number, year }));
});
