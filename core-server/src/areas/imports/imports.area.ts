import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import * as importBatches from './batches/importBatches.ts';
import * as imported from './batches/imported.ts';
import { ImportListEntity } from './ImportListEntity.ts';
import { ImportTaskEntity } from './ImportTaskEntity.ts';
import * as importLists from './importLists.ts';
import * as importNames from './importNames.ts';
import * as importPlaces from './importPlaces.ts';
import * as importProblems from './importProblems.ts';
import { removeOldLists } from './removeOldLists.ts';

export const importsArea = defineArea({
  name: 'imports',
  entities: [ImportListEntity, ImportTaskEntity],
  handlers: [importLists, importProblems, importPlaces, importNames, importBatches, imported],
  jobs: [{ name: 'removeOldLists', at: '41 3 * * *', lock: advisoryLocks.removeOldLists, run: removeOldLists }],
});
