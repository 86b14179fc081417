import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@salient/core-server/lib/config/readConfig.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import type { Command } from 'commander';
import { print, say } from '../terminal.ts';
import { clearUnfinishedRestore, isRestoreUnfinished, markRestore, unmarkRestore } from '../unfinishedRestore.ts';
import { newest } from './backupCommand.ts';
import { type BackupOptions, configFor, openSource, passphraseOf, passphraseOption } from './backupPlace.ts';

/** `salient restore`: a backup into an empty data directory or an empty DATABASE_URL, here or on another machine. */
export function restoreCommand(salient: Command): void {
  salient
    .command('restore')
    .description(
      'restore a backup into an empty data directory (SALIENT_DATA_DIR), or the empty database of DATABASE_URL',
    )
    .argument('<source>', 'where backups lie: a folder or s3://BUCKET/FOLDER')
    .option('--backup <id>', 'which one; the newest when it is left out')
    .option(...passphraseOption)
    .action(restore);
}

async function restore(source: string, options: BackupOptions & { backup?: string }): Promise<void> {
  const config = configFor(source);
  const { passphrase } = passphraseOf(config, options);
  if (!isRestoreUnfinished(config.dataDir)) requireEmptyFolder(config);
  const [backups, { createFileStore }, { TempFiles }] = await Promise.all([
    import('@salient/core-server/areas/backups/backups.ts'),
    import('@salient/core-server/lib/files/createFileStore.ts'),
    import('@salient/core-server/lib/files/TempFiles.ts'),
  ]);
  const place = await openSource(config);
  const id = options.backup ?? (await newest(config.backup.target, place));
  const manifest = await backups.openManifest(place, id);
  backups.checkSchema(manifest);
  const sealing = await backups.sealingOf(manifest, passphrase);
  say('restore', `reads ${id} and checks it`);
  await backups.requireWhole(place, manifest);
  const filesFolder = join(config.dataDir, 'files');
  await withEmptyDatabase(
    config,
    () => backups.restoreSecrets({ place, manifest, sealing }, join(config.dataDir, 'secrets.json')),
    async (databaseUrl) => {
      const tempFiles = new TempFiles(join(filesFolder, 'parts'));
      const files = await createFileStore(filesFolder, tempFiles, config.s3);
      const onProgress = (part: string) => say('restore', part);
      await backups.restoreBackup({ place, manifest, sealing, databaseUrl, files, tempFiles, onProgress });
      await eraseAgain(config, databaseUrl, await backups.keptErasures(place));
    },
  );
  print(`Backup ${id} of ${manifest.moment} is restored: start Salient, which builds the search index anew.`);
}

/**
 * Erases who was erased since the backup was made: the list lies beside the backups, and in the data directory if it is the
 * museum's own. A restore ends with it, so that nobody ever is answered from what was erased.
 */
async function eraseAgain(config: Config, databaseUrl: string, kept: readonly unknown[]): Promise<void> {
  const [{ ErasureList }, { listedErasureSchema }, { runPreparation }] = await Promise.all([
    import('@salient/core-server/areas/privacy/erase/ErasureList.ts'),
    import('@salient/core-server/areas/privacy/erase/ListedErasure.ts'),
    import('../preparation/runPreparation.ts'),
  ]);
  const list = ErasureList.in(config.dataDir);
  for (const erasure of kept) await list.write(listedErasureSchema.parse(erasure));
  if ((await list.read()).length === 0) return;
  const { signal } = new AbortController();
  await runPreparation({ ...config, databaseUrl }, ['migrate', 'repeatErasures'], signal);
}

/** What a restore makes in the data directory. */
const madeIn = ({ databaseUrl }: Config) =>
  databaseUrl === undefined ? (['files', 'postgres', 'secrets.json'] as const) : (['files'] as const);

/** @throws StartProblem when the data directory holds a museum already. */
function requireEmptyFolder(config: Config): void {
  const { dataDir } = config;
  const taken = madeIn(config).find((name) => {
    const path = join(dataDir, name);
    return existsSync(path) && (name === 'secrets.json' || readdirSync(path).length > 0);
  });
  if (!taken) return;
  throw new StartProblem(
    `${dataDir} holds a museum already (${taken}): set SALIENT_DATA_DIR to an empty folder, or move this one away.`,
  );
}

/** Does `steps` with the database of DATABASE_URL, or with an embedded one made for it in the data directory. */
async function withEmptyDatabase(
  config: Config,
  prepare: () => Promise<void>,
  steps: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const [
    { DataClaim },
    { prepareDataDirectory },
    { ProgramSet },
    { Secrets },
    { embeddedPostgres },
    { checkDatabase },
  ] = await Promise.all([
    import('../DataClaim.ts'),
    import('../dataDirectory.ts'),
    import('../ProgramSet.ts'),
    import('../secrets.ts'),
    import('../postgres/embeddedPostgres.ts'),
    import('../checkDatabase.ts'),
  ]);
  prepareDataDirectory(config.dataDir);
  const claim = await DataClaim.claim(config.dataDir, 'restore');
  const programs = new ProgramSet((running) => claim.update({ programs: running }));
  const { signal } = new AbortController();
  try {
    clearUnfinishedRestore(config.dataDir);
    requireEmptyFolder(config);
    markRestore(config.dataDir, [...madeIn(config)]);
    if (config.databaseUrl !== undefined) {
      await steps(config.databaseUrl);
      unmarkRestore(config.dataDir);
      return;
    }
    await prepare();
    const { program, databaseUrl } = await embeddedPostgres(config.dataDir, new Secrets(config.dataDir), signal);
    await programs.add(program).start();
    await checkDatabase(databaseUrl, `${config.dataDir}/secrets.json`, signal);
    await steps(databaseUrl);
    unmarkRestore(config.dataDir);
  } finally {
    await programs.stop();
    claim.release();
  }
}
