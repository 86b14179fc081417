import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../config/readConfig.ts';
import { DiskSpace, diskOf } from '../../disk/DiskSpace.ts';
import { createFileStore } from '../../files/createFileStore.ts';
import type { FileStore } from '../../files/FileStore.ts';
import type { S3Options } from '../../files/S3Store.ts';
import { Scratch } from '../../files/Scratch.ts';
import { carryOutTask, type FinishedBackup } from './carryOutTask.ts';
import { runTaskSchema } from './runOutcome.ts';

// The program of one run, started by `runInProcess`: does its task with the settings of the server and answers what
// became of it.

/** What makes and reads backups, as far as a run needs it. */
interface Engine<Place> {
  openBackupPlace(target: string, options: { s3?: S3Options }): Promise<Place>;
  createBackup(options: {
    place: Place;
    databaseUrl: string;
    files: FileStore;
    secretsFile: string | null;
    passphrase?: string;
  }): Promise<FinishedBackup>;
  listBackups(place: Place): Promise<readonly FinishedBackup[]>;
  verifyBackup(options: {
    place: Place;
    id: string;
    passphrase?: string;
  }): Promise<{ ok: boolean; problems: readonly string[] }>;
  removeBackups(place: Place, ids: readonly string[]): Promise<void>;
}

const task = runTaskSchema.parse(JSON.parse(process.argv[2] ?? ''));
const config = readConfig(process.env);
const { databaseUrl, dataDir, backup, s3 } = config;
const { target, passphrase } = backup;
if (!databaseUrl) throw new Error('DATABASE_URL is needed: the core server sets it');

const engine: Engine<unknown> = await import(new URL('../backups.ts', import.meta.url).href);
const place = await engine.openBackupPlace(target, backup.s3 ? { s3: backup.s3 } : {});
const secret = passphrase === undefined ? {} : { passphrase };
const secretsFile = join(dataDir, 'secrets.json');
const filesFolder = join(dataDir, 'files');
const files = await createFileStore(filesFolder, new Scratch(join(filesFolder, 'parts')), s3);

const outcome = await carryOutTask(
  task,
  {
    create: () =>
      engine.createBackup({
        ...{ place, databaseUrl, files, ...secret },
        secretsFile: existsSync(secretsFile) ? secretsFile : null,
      }),
    list: () => engine.listBackups(place),
    verify: (id) => engine.verifyBackup({ place, id, ...secret }),
    remove: (ids) => engine.removeBackups(place, ids),
  },
  [diskOf(config), ...(backup.s3 ? [] : [new DiskSpace(target, config.diskFloorMb)])],
);
files.close();
process.send?.(outcome, () => process.exit());
