import type { PublicUnitNames } from '@salient/shared/areas/military/names/unitNames.ts';
import type { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';

/** What everybody may read of a military entity by itself. */
export const presentUnitNames = (entity: MilitaryEntityEntity): PublicUnitNames => ({
  id: entity.id,
  type: entity.type,
  army: entity.army,
  division: entity.division,
  brigade: entity.brigade,
  regiment: entity.regiment,
  corps: entity.corps,
  unit: entity.unit,
  unit_nr: entity.unit_nr,
});
