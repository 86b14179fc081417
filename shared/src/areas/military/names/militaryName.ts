import type { MilitaryEntity } from '../militaryEntity.ts';
import { namingFields } from '../militaryEntityTypes.ts';

/** What a military entity is called: the fields that name one of its type. */
export const militaryName = (entity: Omit<MilitaryEntity, 'id' | 'version' | 'army'>): string =>
  namingFields[entity.type]
    .map((field) => entity[field])
    .filter(Boolean)
    .join(' ');
