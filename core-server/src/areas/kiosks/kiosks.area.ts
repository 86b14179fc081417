import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import * as changeKiosk from './changeKiosk.ts';
import * as findKiosks from './findKiosks.ts';
import { KioskCommandEntity } from './KioskCommandEntity.ts';
import { KioskDeviceEntity } from './KioskDeviceEntity.ts';
import { KioskEntity } from './KioskEntity.ts';
import * as kioskCommands from './kioskCommands.ts';
import { kioskHistoryArea } from './kioskHistoryArea.ts';
import { kioskMails } from './kioskMail.ts';
import * as pairing from './pairing.ts';
import * as reportKiosk from './reportKiosk.ts';
import { watchKiosks } from './watchKiosks.ts';

export const kiosksArea = defineArea({
  name: 'kiosks',
  entities: [KioskCommandEntity, KioskDeviceEntity, KioskEntity],
  handlers: [changeKiosk, findKiosks, kioskCommands, pairing, reportKiosk],
  history: { kiosk: kioskHistoryArea },
  mails: kioskMails,
  jobs: [{ name: 'watchKiosks', at: '* * * * *', isFrequent: true, lock: advisoryLocks.watchKiosks, run: watchKiosks }],
});
