import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { accessRetention } from './access/accessRetention.ts';
import { ContactAccessEntity } from './access/ContactAccessEntity.ts';
import * as contactAccess from './access/contactAccess.ts';
import { ErasureEntity } from './erase/ErasureEntity.ts';
import * as erasePersonalData from './erase/erasePersonalData.ts';
import { finishErasures } from './erase/finishErasures.ts';
import * as gatherPersonalData from './erase/gatherPersonalData.ts';
import { applyRetention } from './retention/applyRetention.ts';
import { ErasureRunEntity } from './retention/ErasureRunEntity.ts';
import { RetentionEntryEntity } from './retention/RetentionEntryEntity.ts';
import * as retentionHandlers from './retention/retentionHandlers.ts';

export const privacyArea = defineArea({
  name: 'privacy',
  entities: [ContactAccessEntity, ErasureEntity, ErasureRunEntity, RetentionEntryEntity],
  handlers: [contactAccess, erasePersonalData, gatherPersonalData, retentionHandlers],
  references: [
    {
      ...{ to: 'contact_person', table: 'retention_entry', column: 'record_id' },
      // Why somebody is kept for good holds of whoever they became part of, unless that one is listed already.
      where: `r.class = 'contact_person' AND r.status = 'kept' AND NOT EXISTS (
        SELECT FROM retention_entry listed WHERE listed.class = r.class AND listed.record_id = $2)`,
    },
  ],
  retention: [accessRetention],
  hooks: [contactAccess.logContactAccess],
  jobs: [
    { name: 'applyRetention', at: '43 2 * * *', lock: advisoryLocks.applyRetention, run: applyRetention },
    {
      ...{ name: 'finishErasures', at: '* * * * *', lock: advisoryLocks.finishErasures, isFrequent: true },
      run: finishErasures,
    },
  ],
});
