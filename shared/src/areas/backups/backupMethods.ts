import { z } from 'zod';
import { defineErrors } from '../../lib/contract/defineErrors.ts';
import { defineMethod } from '../../lib/contract/defineMethod.ts';
import { backupRunSchema, serverStateSchema } from './backupRun.ts';

export const backupErrors = defineErrors({
  /** A backup was asked for already, or is being made. */
  backupUnderWay: { code: 2401 },
});

export const getServerState = defineMethod({
  name: 'getServerState',
  kind: 'query',
  access: 'admin',
  description: 'Tells how old the last good backup is, how much room the disk has, and whether mails are sent or kept.',
  params: z.strictObject({}),
  result: serverStateSchema,
});

export const findBackupRuns = defineMethod({
  name: 'findBackupRuns',
  kind: 'query',
  access: 'admin',
  description: 'Lists the last backups and checks of backups, newest first, and says where they go and when.',
  params: z.strictObject({ limit: z.int().min(1).max(100).default(30) }),
  result: z.strictObject({
    /** A folder of the server, or a bucket; without any secret. */
    target: z.string(),
    /** Time of the nightly backup on the museum's clock, `02:30`; null when nothing is done by the clock. */
    at: z.string().nullable(),
    is_encrypted: z.boolean(),
    runs: z.array(backupRunSchema),
  }),
});

export const requestBackup = defineMethod({
  name: 'requestBackup',
  kind: 'command',
  access: 'admin',
  description: 'Asks for a backup now. It begins within seconds, at low priority, while everybody works on.',
  params: z.strictObject({}),
  result: backupRunSchema,
  errors: [backupErrors.backupUnderWay],
});
