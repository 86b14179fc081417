import type { S3Options } from '../../lib/files/S3Store.ts';
import { BackupPlace } from './BackupPlace.ts';

export type { BackupPlace } from './BackupPlace.ts';
export { BackupProblem } from './BackupProblem.ts';
export { type BackupProgress, createBackup } from './createBackup.ts';
export { keptErasures } from './keepErasures.ts';
export { type BackupSummary, backupIds, listBackups, openManifest, removeBackups, summaryOf } from './listBackups.ts';
export { sealingOf } from './openSealing.ts';
export { requireWhole, restoreBackup, restoreSecrets } from './restoreBackup.ts';
export { checkSchema } from './restoreDatabase.ts';
export { type VerifyReport, verifyBackup } from './verifyBackup.ts';

export const openBackupPlace = (target: string, options: { readonly s3?: S3Options } = {}): Promise<BackupPlace> =>
  BackupPlace.open(target, options);
