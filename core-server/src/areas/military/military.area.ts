import { defineArea } from '../../lib/area/Area.ts';
import { readByEditors } from '../../lib/changes/readByEditors.ts';
import { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';
import { MilitaryEntityHistoryEntity } from './MilitaryEntityHistoryEntity.ts';
import { militaryEntityNaming } from './militaryEntityNaming.ts';
import * as readMilitary from './readMilitary.ts';

export const militaryArea = defineArea({
  name: 'military',
  entities: [MilitaryEntityEntity, MilitaryEntityHistoryEntity],
  handlers: [readMilitary],
  references: [
    {
      ...{ to: 'place', table: 'military_entity_history', column: 'place_id' },
      refusal: 'REFERENCED_BY_MILITARY_ENTITY',
      owner: { type: 'military_entity', column: 'military_entity_id' },
    },
  ],
  history: { military_entity: readByEditors(militaryEntityNaming) },
});
