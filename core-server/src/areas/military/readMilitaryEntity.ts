import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import {
  getMilitaryEntitiesIn,
  getMilitaryEntity,
  hasMilitaryEntity,
} from '@salient/shared/areas/military/militaryMethods.ts';
import { readListFilter } from '@salient/shared/lib/schemas/listFilter.ts';
import { missingRecordError } from '../../lib/records/missingRecordError.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { byText, inOrder } from './findMilitaryEntities.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { loadHistories } from './militaryDraft.ts';
import { partsOfUnit } from './partsOfUnit.ts';
import { presentMilitaryEntity } from './presentMilitaryEntity.ts';
import { presentWholeEntity } from './presentWholeEntity.ts';

export const handleGetMilitaryEntity = implement(getMilitaryEntity, async ({ params, db }) => {
  const { id, extend } = params;
  const whole = await presentWholeEntity(db, id, {
    entity: extend.includes('history.entity'),
    place: extend.includes('history.place'),
  });
  if (!whole) throw await missingRecordError(db, 'military_entity', id);
  return whole;
});

/** What names this one as its parent is not stored here: it is read the other way round (MILITARY-20). */
export const handleGetMilitaryEntitiesIn = implement(getMilitaryEntitiesIn, async ({ params, db }) => {
  const { id } = params;
  const entity = await db.findOneBy(MilitaryEntityEntity, { id });
  if (!entity) throw await missingRecordError(db, 'military_entity', id);
  const { text, filter } = readListFilter(params);
  const query = partsOfUnit(db, entity);
  if (filter.type) query.andWhere('m.type = :type', { type: filter.type });
  byText(query, text.trim(), params.sort === undefined);
  inOrder(query, params.sort);
  query.offset(params.offset).limit(params.limit);
  const [entities, total] = await query.getManyAndCount();
  const histories = await loadHistories(
    db,
    entities.map((part) => part.id),
  );
  const data = entities.map((part) => ({
    ...presentMilitaryEntity(part),
    periods: (histories.get(part.id) ?? [])
      .filter(({ type, entity_id }) => type === 'structure' && entity_id === id)
      .map(({ from_date, to_date }) => ({ from_date, to_date })),
  }));
  return { data, total };
});

export const handleHasMilitaryEntity = implement(hasMilitaryEntity, async ({ params, db }) => {
  const { type, ...names } = params;
  const found = await db.findOneBy(MilitaryEntityEntity, { name_key: militaryEntityKey(type, names) });
  return { exists: found !== null, id: found?.id ?? null };
});
