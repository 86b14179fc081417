import { defineArea } from '../../lib/area/Area.ts';
import * as changeMemorial from './changeMemorial.ts';
import * as findSimilarMemorials from './findSimilarMemorials.ts';
import * as getPublicMemorial from './getPublicMemorial.ts';
import * as lookUpMemorialAddress from './lookUpMemorialAddress.ts';
import { MemorialEntity } from './MemorialEntity.ts';
import { memorialAttachments } from './memorialAttachments.ts';
import { memorialHistoryArea } from './memorialHistoryArea.ts';
import * as mergeMemorials from './mergeMemorials.ts';
import * as readMemorials from './readMemorials.ts';
import { memorialsWithoutPersons, memorialsWithoutPosition } from './reports/memorialReports.ts';

export const memorialsArea = defineArea({
  name: 'memorials',
  entities: [MemorialEntity],
  handlers: [
    changeMemorial,
    findSimilarMemorials,
    getPublicMemorial,
    lookUpMemorialAddress,
    mergeMemorials,
    readMemorials,
  ],
  constraints: { memorial_place_fkey: ['place_id', 'DOES_NOT_EXIST'] },
  references: [
    {
      ...{ to: 'place', table: 'memorial', column: 'place_id', refusal: 'REFERENCED_BY_MEMORIAL' },
      owner: { type: 'memorial', column: 'id' },
      trail: { entity: 'memorial' },
    },
    { to: 'memorial', table: 'attachment', column: 'collection_id', where: "r.collection = 'memorials'" },
  ],
  history: { memorial: memorialHistoryArea },
  functions: [memorialsWithoutPosition, memorialsWithoutPersons],
  attachments: memorialAttachments,
});
