import { militaryEntityKey } from '@salient/shared/areas/military/militaryEntityKey.ts';
import { v7 as uuidv7 } from 'uuid';
import { MilitaryEntityEntity } from '../../core-server/src/areas/military/MilitaryEntityEntity.ts';
import { MilitaryEntityHistoryEntity } from '../../core-server/src/areas/military/MilitaryEntityHistoryEntity.ts';
import type { TestServer } from '../harness/startServer.ts';

/** Military entities and entries of their histories, each answered by its id. */
export function makeUnits({ dataSource: { manager } }: Pick<TestServer, 'dataSource'>) {
  return {
    unit: async (given: Partial<MilitaryEntityEntity> & Pick<MilitaryEntityEntity, 'type' | 'army'>) => {
      const id = uuidv7();
      const row = { division: '', brigade: '', regiment: '', corps: '', unit: '', unit_nr: '', ...given };
      await manager.insert(MilitaryEntityEntity, {
        id,
        ...row,
        name_key: militaryEntityKey(given.type, row),
        sort_name: [row.division, row.brigade, row.regiment, row.unit].filter(Boolean).join(' ').toLowerCase(),
      });
      return id;
    },
    entry: async (military_entity_id: string, given: Partial<MilitaryEntityHistoryEntity>) => {
      const id = uuidv7();
      await manager.insert(MilitaryEntityHistoryEntity, { id, military_entity_id, ...given });
      return id;
    },
  };
}
