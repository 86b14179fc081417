import type { MilitaryEntity } from '@salient/shared/areas/military/militaryEntity.ts';
import type { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';

/** The fields of a military entity that leave the server. */
export const presentMilitaryEntity = (entity: MilitaryEntityEntity): MilitaryEntity => ({
  id: entity.id,
  version: entity.version,
  type: entity.type,
  army: entity.army,
  division: entity.division,
  brigade: entity.brigade,
  regiment: entity.regiment,
  corps: entity.corps,
  unit: entity.unit,
  unit_nr: entity.unit_nr,
});
