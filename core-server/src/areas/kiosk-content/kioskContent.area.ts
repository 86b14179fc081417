import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import * as kioskContentHandlers from './kioskContentHandlers.ts';
import { makeShortNames } from './short-names/makeShortNames.ts';

export const kioskContentArea = defineArea({
  name: 'kiosk-content',
  handlers: [kioskContentHandlers],
  jobs: [{ name: 'makeShortNames', at: '11 3 * * *', lock: advisoryLocks.shortNames, run: makeShortNames }],
});
