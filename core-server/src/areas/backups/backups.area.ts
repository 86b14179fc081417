import { advisoryLocks } from '@salient/shared/lib/contract/advisoryLocks.ts';
import { defineArea } from '../../lib/area/Area.ts';
import { BackupRunEntity } from './runs/BackupRunEntity.ts';
import * as backupHandlers from './runs/backupHandlers.ts';
import { backupMails } from './runs/backupMail.ts';
import { warnOfOldBackups } from './runs/warnOfOldBackups.ts';

export const backupsArea = defineArea({
  name: 'backups',
  entities: [BackupRunEntity],
  handlers: [backupHandlers],
  mails: backupMails,
  jobs: [{ name: 'warnOfOldBackups', at: '17 * * * *', lock: advisoryLocks.warnOfOldBackups, run: warnOfOldBackups }],
});
