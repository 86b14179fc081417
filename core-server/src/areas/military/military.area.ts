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
  history: { military_entity: readByEditors(militaryEntityNaming) },
});
