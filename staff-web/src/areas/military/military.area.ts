import { defineArea } from '../../lib/area/Area.ts';

export const militaryArea = defineArea({
  name: 'military',
  menu: [{ code: 'military_entities', icon: 'military', group: 'names', place: 4 }],
  staleQueries: {
    military_entity: ['findMilitaryEntities', 'getArmyList', 'getRegimentList', 'getUnitList', 'getUnitNumberList'],
  },
  recordPaths: { military_entity: null },
});
