import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';

export const mapTilesArea = defineArea({
  name: 'map-tiles',
  jobs: [
    {
      ...{ name: 'trimMapTiles', at: '19 4 * * *', lock: advisoryLocks.trimMapTiles },
      run: async ({ tileCache }) => ({ removed: await tileCache.trim() }),
    },
  ],
});
