import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupSummary } from '@salient/core-server/areas/backups/backups.ts';
import { DiskSpace } from '@salient/core-server/lib/disk/DiskSpace.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import type { Command } from 'commander';
import { print, say } from '../terminal.ts';
import {
  type BackupOptions,
  configFor,
  fullSpeedOption,
  openPlace,
  openSource,
  passphraseOf,
  passphraseOption,
} from './backupPlace.ts';
import { lowerPriority } from './lowerPriority.ts';

/** `salient backup`: makes, checks and lists backups, while Salient runs or not. */
export function backupCommand(salient: Command): void {
  const backup = salient
    .command('backup')
    .description('make a backup of the database, the files and the secrets, while everybody works on')
    .argument('[target]', 'a folder or s3://BUCKET/FOLDER; BACKUP_TARGET when it is left out')
    .option(...passphraseOption)
    .option(...fullSpeedOption)
    .action(create);
  backup
    .command('verify')
    .description('restore a backup into a scratch database and compare it, and check every file')
    .argument('[source]', 'where backups lie; BACKUP_TARGET when it is left out')
    .option('--backup <id>', 'which one; the newest when it is left out')
    .option(...passphraseOption)
    .option(...fullSpeedOption)
    // The options stand at the command above, too, which takes them wherever they are written.
    .action((source: string | undefined, _, command: Command) => verify(source, command.optsWithGlobals()));
  backup
    .command('list')
    .description('the backups of a target, newest first')
    .argument('[source]', 'where backups lie; BACKUP_TARGET when it is left out')
    .action(list);
}

async function create(target: string | undefined, options: BackupOptions): Promise<void> {
  const config = configFor(target);
  const secret = passphraseOf(config, options);
  if (!config.backup.s3) await new DiskSpace(config.backup.target, config.diskFloorMb).require('the backup');
  const [{ withServices }, { createBackup }, { createFileStore }, { TempFiles }] = await Promise.all([
    import('./withServices.ts'),
    import('@salient/core-server/areas/backups/backups.ts'),
    import('@salient/core-server/lib/files/createFileStore.ts'),
    import('@salient/core-server/lib/files/TempFiles.ts'),
  ]);
  const place = await openPlace(config);
  const secretsFile = join(config.dataDir, 'secrets.json');
  const filesFolder = join(config.dataDir, 'files');
  const made = await withServices(
    config,
    async ({ databaseUrl }) => {
      if (!options.fullSpeed) lowerPriority();
      const files = await createFileStore(filesFolder, new TempFiles(join(filesFolder, 'parts')), config.s3);
      const hasSecrets = existsSync(secretsFile);
      return createBackup({
        ...{ place, databaseUrl, files, ...secret },
        secretsFile: hasSecrets ? secretsFile : null,
        onProgress: ({ part, done, total: all }) => say('backup', `${part} (${done} of ${all})`),
      });
    },
    { command: 'backup', search: false, existing: true },
  );
  print(`Made ${described(made)}.`);
}

async function verify(source: string | undefined, options: BackupOptions & { backup?: string }): Promise<void> {
  const config = configFor(source);
  const secret = passphraseOf(config, options);
  const { verifyBackup } = await import('@salient/core-server/areas/backups/backups.ts');
  const { withServices } = await import('./withServices.ts');
  const place = await openSource(config);
  const id = options.backup ?? (await newest(config.backup.target, place));
  const { ok, problems } = await withServices(
    config,
    ({ databaseUrl }) => {
      if (!options.fullSpeed) lowerPriority();
      return verifyBackup({ place, id, databaseUrl, ...secret });
    },
    { command: 'backup verify', search: false, existing: true },
  );
  if (!ok) throw new StartProblem(`Backup ${id} is not good:\n${problems.join('\n')}`);
  print(`Backup ${id} is good: every row and every file is as it was.`);
}

async function list(source: string | undefined): Promise<void> {
  const config = configFor(source);
  const { listBackups } = await import('@salient/core-server/areas/backups/backups.ts');
  const backups = await listBackups(await openSource(config));
  print(backups.length === 0 ? `${config.backup.target} holds no backup.` : backups.map(described).join('\n'));
}

type Place = Awaited<ReturnType<typeof openPlace>>;

/** The newest one, damaged or not: an older one is not taken for it unseen. @throws StartProblem when there is none. */
export async function newest(target: string, place: Place): Promise<string> {
  const { backupIds } = await import('@salient/core-server/areas/backups/backups.ts');
  const [id] = await backupIds(place);
  if (id === undefined) throw new StartProblem(`${target} holds no backup.`);
  return id;
}

function described({ id, moment, rows, fileCount, databaseBytes, newBytes, isEncrypted }: BackupSummary): string {
  const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
  const size = `${rows} rows (${megabytes(databaseBytes)}), ${fileCount} files, ${megabytes(newBytes)} of it new`;
  return `${id}: ${moment}, ${size}${isEncrypted ? ', encrypted' : ''}`;
}
