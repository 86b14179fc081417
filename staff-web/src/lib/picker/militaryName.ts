import type { MilitaryEntity } from '@salient/shared/areas/military/militaryEntity.ts';
import { namingFields } from '@salient/shared/areas/military/militaryEntityTypes.ts';

/** What a military entity is called: the fields that name one of its type. */
export const militaryName = (entity: MilitaryEntity) =>
  namingFields[entity.type]
    .map((field) => entity[field])
    .filter(Boolean)
    .join(' ');
