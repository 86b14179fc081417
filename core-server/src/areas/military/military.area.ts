import { defineArea } from '../../lib/area/Area.ts';
import * as changeMilitaryEntity from './changeMilitaryEntity.ts';
import * as findMilitaryDoubles from './doubles/findMilitaryDoubles.ts';
import * as findMilitaryEntities from './findMilitaryEntities.ts';
import * as getPublicUnit from './getPublicUnit.ts';
import * as getUnitPlaces from './getUnitPlaces.ts';
import { joinConnections } from './joinConnections.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { MilitaryEntityHistoryEntity } from './MilitaryEntityHistoryEntity.ts';
import * as mergeMilitary from './mergeMilitaryEntities.ts';
import { militaryHistoryArea } from './militaryHistoryArea.ts';
import * as readMilitary from './readMilitary.ts';
import * as readMilitaryEntity from './readMilitaryEntity.ts';

export const militaryArea = defineArea({
  name: 'military',
  entities: [MilitaryEntityEntity, MilitaryEntityHistoryEntity],
  handlers: [
    changeMilitaryEntity,
    findMilitaryEntities,
    readMilitary,
    readMilitaryEntity,
    getPublicUnit,
    getUnitPlaces,
    mergeMilitary,
    findMilitaryDoubles,
  ],
  constraints: {
    military_entity_name_unique: ['none', 'MILITARY_ENTITY_ALREADY_EXISTS'],
    military_entity_history_entity_fkey: ['none', 'REFERENCED_BY_MILITARY_ENTITY'],
    military_entity_history_place_fkey: ['history', 'DOES_NOT_EXIST'],
  },
  references: [
    {
      ...{ to: 'place', table: 'military_entity_history', column: 'place_id' },
      refusal: 'REFERENCED_BY_MILITARY_ENTITY',
      owner: { type: 'military_entity', column: 'military_entity_id' },
      trail: 'owner',
    },
    {
      ...{ to: 'military_entity', table: 'military_entity_history', column: 'entity_id' },
      refusal: 'REFERENCED_BY_MILITARY_ENTITY',
      owner: { type: 'military_entity', column: 'military_entity_id' },
      trail: 'owner',
      sameRows: joinConnections,
    },
  ],
  history: { military_entity: militaryHistoryArea },
});
