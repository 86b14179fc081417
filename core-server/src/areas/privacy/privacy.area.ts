import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { applyRetention } from './retention/applyRetention.ts';
import { ErasureRunEntity } from './retention/ErasureRunEntity.ts';
import { RetentionEntryEntity } from './retention/RetentionEntryEntity.ts';
import * as retentionHandlers from './retention/retentionHandlers.ts';

export const privacyArea = defineArea({
  name: 'privacy',
  entities: [ErasureRunEntity, RetentionEntryEntity],
  handlers: [retentionHandlers],
  jobs: [{ name: 'applyRetention', at: '43 2 * * *', lock: advisoryLocks.applyRetention, run: applyRetention }],
});
