import { Brackets, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';

/**
 * What is part of a unit: what names it as its parent, which is not stored here but read the other way round (MILITARY-20),
 * and of a regiment also the units that bear its name. Staff and visitors read the same.
 */
export function partsOfUnit(
  db: EntityManager,
  { id, type, name_key }: MilitaryEntityEntity,
): SelectQueryBuilder<MilitaryEntityEntity> {
  const [, army = '', regiment = ''] = name_key.split('|');
  const isPart = new Brackets((part) => {
    part.where(
      `m.id IN (SELECT h.military_entity_id FROM military_entity_history h
        WHERE h.entity_id = :parent AND h.type = 'structure')`,
      { parent: id },
    );
    if (type === 'regiment') part.orWhere('starts_with(m.name_key, :named)', { named: `unit|${army}|${regiment}|` });
  });
  return db.createQueryBuilder(MilitaryEntityEntity, 'm').where(isPart);
}
