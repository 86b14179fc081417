import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { keepDumpFresh } from './dump/keepDumpFresh.ts';
import { PublishedRecordEntity } from './published/PublishedRecordEntity.ts';

export const openDataArea = defineArea({
  name: 'open-data',
  entities: [PublishedRecordEntity],
  jobs: [
    {
      ...{ name: 'keepDumpFresh', at: '20 * * * * *', isFrequent: true, lock: advisoryLocks.openData },
      run: keepDumpFresh,
    },
  ],
});
