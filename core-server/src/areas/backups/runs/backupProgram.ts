import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../../../lib/config/readConfig.ts';
import { DiskSpace, diskOf } from '../../../lib/disk/DiskSpace.ts';
import { createFileStore } from '../../../lib/files/createFileStore.ts';
import { TempFiles } from '../../../lib/files/TempFiles.ts';
import { createBackup, listBackups, openBackupPlace, removeBackups, verifyBackup } from '../backups.ts';
import { carryOutTask } from './carryOutTask.ts';
import { runTaskSchema } from './runOutcome.ts';

// The program of one run, started by `runInProcess`: does its task with the settings of the server and answers what
// became of it.

const task = runTaskSchema.parse(JSON.parse(process.argv[2] ?? ''));
const config = readConfig(process.env);
const { databaseUrl, dataDir, backup, s3 } = config;
const { target, passphrase } = backup;
if (!databaseUrl) throw new Error('DATABASE_URL is needed: the core server sets it');

const place = await openBackupPlace(target, backup.s3 ? { s3: backup.s3 } : {});
const secret = passphrase === undefined ? {} : { passphrase };
const secretsFile = join(dataDir, 'secrets.json');
const filesFolder = join(dataDir, 'files');
const files = await createFileStore(filesFolder, new TempFiles(join(filesFolder, 'parts')), s3);

const outcome = await carryOutTask(
  task,
  {
    create: () =>
      createBackup({
        ...{ place, databaseUrl, files, ...secret },
        secretsFile: existsSync(secretsFile) ? secretsFile : null,
      }),
    list: () => listBackups(place),
    verify: (id) => verifyBackup({ place, id, databaseUrl, ...secret }),
    remove: (ids) => removeBackups(place, ids),
  },
  [diskOf(config), ...(backup.s3 ? [] : [new DiskSpace(target, config.diskFloorMb)])],
);
files.close();
process.send?.(outcome, () => process.exit());
