import { defineArea } from '../../lib/area/Area.ts';

export const scanRightsArea = defineArea({
  name: 'scan-rights',
  staleQueries: { scan_rights: ['getCollectionDocument', 'getCollection', 'findExpiringPermissions'] },
  recordPaths: { scan_rights: null },
});
