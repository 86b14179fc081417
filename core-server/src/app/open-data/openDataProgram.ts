import { join } from 'node:path';
import { makeDump } from '../../areas/open-data/dump/makeDump.ts';
import { OpenDumps } from '../../areas/open-data/dump/OpenDumps.ts';
import { localAddress } from '../../lib/config/addresses.ts';
import { readConfig } from '../../lib/config/readConfig.ts';
import { createFileStore } from '../../lib/files/createFileStore.ts';
import { TempFiles } from '../../lib/files/TempFiles.ts';
import { createDataSource } from '../database/createDataSource.ts';
import { dumpTaskSchema } from './runOpenData.ts';

// The program of one dump, started by `runOpenData`: makes it with the settings of the server and answers what it holds.

const { now, licence } = dumpTaskSchema.parse(JSON.parse(process.argv[2] ?? ''));
const config = readConfig(process.env);
const { databaseUrl, dataDir, s3 } = config;
if (!databaseUrl) throw new Error('DATABASE_URL is needed: the core server sets it');

const filesFolder = join(dataDir, 'files');
const tempFiles = new TempFiles(join(filesFolder, 'parts'));
const store = await createFileStore(filesFolder, tempFiles, s3);
const dataSource = createDataSource({ url: databaseUrl, poolSize: 1, applicationName: 'salient-open-data' });
await dataSource.initialize();
const made = await makeDump({
  ...{ dataSource, tempFiles, dumps: new OpenDumps(store), licence, now },
  publicUrl: config.publicUrl ?? localAddress(config),
});
await dataSource.destroy();
process.send?.(made, () => process.exit());
