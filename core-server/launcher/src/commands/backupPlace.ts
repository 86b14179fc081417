import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BackupPlace } from '@salient/core-server/areas/backups/backups.ts';
import { environment } from '@salient/core-server/lib/config/environment.ts';
import { type Config, readConfig } from '@salient/core-server/lib/config/readConfig.ts';
import { StartProblem, systemErrorCode } from '@salient/core-server/lib/process/StartProblem.ts';

/** Options that the commands about backups share. */
export interface BackupOptions {
  readonly passphraseFile?: string;
  readonly fullSpeed?: boolean;
}

export const passphraseOption = [
  '--passphrase-file <file>',
  'a file whose first line is the passphrase; BACKUP_PASSPHRASE when it is left out',
] as const;

/** Of commands that read everything and otherwise give way to whatever else runs. */
export const fullSpeedOption = [
  '--full-speed',
  'take as much of the machine as everybody else; without it, a backup gives way to them',
] as const;

/** The settings, with the target that was given instead of BACKUP_TARGET; a folder counts from where the command runs. */
export function configFor(target: string | undefined): Config {
  if (target === undefined) return readConfig();
  const BACKUP_TARGET = target.startsWith('s3://') ? target : resolve(target);
  return readConfig({ ...environment, BACKUP_TARGET });
}

/** @throws StartProblem when the file cannot be read. */
export function passphraseOf({ backup }: Config, { passphraseFile }: BackupOptions): { readonly passphrase?: string } {
  if (passphraseFile === undefined) return backup.passphrase === undefined ? {} : { passphrase: backup.passphrase };
  try {
    const [passphrase = ''] = readFileSync(passphraseFile, 'utf8').split(/\r?\n/, 1);
    if (passphrase === '')
      throw new StartProblem(`The first line of ${passphraseFile} is empty: write the passphrase there.`);
    return { passphrase };
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(
      `The passphrase cannot be read from ${passphraseFile} (${systemErrorCode(error)}): name a file that this user may read.`,
    );
  }
}

export async function openPlace({ backup }: Config): Promise<BackupPlace> {
  const { openBackupPlace } = await import('@salient/core-server/areas/backups/backups.ts');
  return openBackupPlace(backup.target, backup.s3 ? { s3: backup.s3 } : {});
}

/** A target that is only read. @throws StartProblem when the folder is not there. */
export async function openSource(config: Config): Promise<BackupPlace> {
  const { target, s3 } = config.backup;
  if (!s3 && !existsSync(target))
    throw new StartProblem(`There is no folder ${target}: name the one that holds the backups.`);
  return openPlace(config);
}
