import { userInfo } from 'node:os';
import { readConfig } from '@salient/core-server/lib/config/readConfig.ts';
import { diskOf } from '@salient/core-server/lib/disk/DiskSpace.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import type { ImportKind } from '@salient/importer/mapping/mappingSchema.ts';
import { type Command, InvalidArgumentError } from 'commander';

interface ImportFlags {
  map: string;
  dryRun?: boolean;
  rejects?: string;
  warnings?: string;
  encoding?: string;
  delimiter?: string;
}

const kinds: readonly (readonly [kind: ImportKind, what: string])[] = [
  ['persons', 'persons with their events'],
  ['places', 'places'],
  ['memorials', 'memorials and cemeteries'],
  ['military-entities', 'units and their history'],
];

/** `salient import …`: lists of historians into the database, and back out. */
export function importCommand(salient: Command): void {
  const command = salient
    .command('import')
    .description('import lists by mapping files (docs/import.md), or take an import back');
  for (const [kind, what] of kinds) {
    command
      .command(kind)
      .description(`import ${what} from a CSV file`)
      .argument('<file>', 'CSV, TSV or any other delimited text')
      .requiredOption('--map <map.json>', 'the mapping file: which column is what')
      .option('--dry-run', 'do everything but write')
      .option('--rejects <file>', 'where rejected rows go (default: beside this folder, named after the file)')
      .option('--warnings <file>', 'write the rows with warnings to a file too')
      .option('--encoding <name>', 'encoding of the file, when it is not found out right: utf-8, windows-1252 …')
      .option(
        '--delimiter <character>',
        'what parts the columns, when it is not found out right; "tab" for a tab',
        readDelimiter,
      )
      .action((file: string, flags: ImportFlags) => runAsCommand(() => importFile(kind, file, flags)));
  }
  command
    .command('undo')
    .description('take back what an import did')
    .argument('<batch>', 'id of the batch, as the import said it')
    .action((batch: string) => runAsCommand(() => undo(batch)));
  command
    .command('list')
    .description('show the imports of this database, the newest first')
    .action(() => runAsCommand(list));
}

function readDelimiter(text: string): string {
  const delimiter = text === 'tab' || text === '\\t' ? '\t' : text;
  if (delimiter === '' || delimiter.length > 5) throw new InvalidArgumentError('Write one character, or "tab".');
  return delimiter;
}

const forPeople = ['MappingError', 'ImportRefused', 'FileProblem', 'ImportStopped'];

/** Tells what the person at the terminal can put right without a stack. */
async function runAsCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (isForPeople(error)) throw new StartProblem(error.message);
    const { explainFailure } = await import('@salient/importer/run/explainFailure.ts');
    const told = explainFailure(error, 'give the same command again');
    throw isForPeople(told) ? new StartProblem(told.message) : told;
  }
}

const isForPeople = (error: unknown): error is Error => error instanceof Error && forPeople.includes(error.name);

async function withDatabase<Result>(
  run: (client: import('pg').Client, signal: AbortSignal) => Promise<Result>,
  { existing = false }: { readonly existing?: boolean } = {},
): Promise<Result> {
  const [{ withServices }, { default: pg }] = await Promise.all([import('./withServices.ts'), import('pg')]);
  return withServices(
    readConfig(),
    async ({ databaseUrl }, signal) => {
      const client = new pg.Client({
        connectionString: databaseUrl,
        application_name: 'salient-import',
        keepAlive: true,
      });
      // A connection that breaks while nothing is asked says so before anybody listens, which would end the process; the
      // next query fails by it.
      client.on('error', () => undefined);
      await client.connect();
      try {
        return await run(client, signal);
      } finally {
        await client.end().catch(() => undefined);
      }
    },
    { command: 'import', search: false, borrows: true, existing },
  );
}

async function importFile(kind: ImportKind, file: string, flags: ImportFlags): Promise<void> {
  const [
    { duration, ProgressLine },
    { runImport },
    { prepareImport },
    { openProblemFiles },
    report,
    { print },
    { parse, resolve },
  ] = await Promise.all([
    import('./ProgressLine.ts'),
    import('@salient/importer/run/runImport.ts'),
    import('@salient/importer/run/prepareImport.ts'),
    import('@salient/importer/run/openProblemFiles.ts'),
    import('./importReport.ts'),
    import('../terminal.ts'),
    import('node:path'),
  ]);
  const options = {
    kind,
    file,
    map: flags.map,
    fileSpec: withoutUndefined({ encoding: flags.encoding, delimiter: flags.delimiter }),
    isDryRun: flags.dryRun ?? false,
    rejectsFile: resolve(flags.rejects ?? `${parse(file).name}.rejects.csv`),
    warningsFile: flags.warnings && resolve(flags.warnings),
    importedBy: userInfo().username,
  };
  // A wrong mapping, a missing list or a file that cannot be written is told before a database is started for it.
  const { table } = await prepareImport(options);
  await openProblemFiles(options, table.header);

  await diskOf(readConfig()).require('the import');
  const progress = new ProgressLine(flags.dryRun ? 'Trying' : 'Importing', parse(file).base);
  const summary = await withDatabase(
    (client, signal) =>
      runImport(client, {
        ...options,
        signal,
        onStart: (table, batch, notices) => print(report.introduction(table, batch, notices)),
        onProgress: (state) => progress.show(state),
        onStandstill: (seconds, waitsFor) => {
          progress.end();
          print(`Nothing has moved for ${duration(seconds)}: waiting for ${waitsFor}.`);
        },
      }).finally(() => progress.end()),
    // What writes nothing makes no database either.
    { existing: options.isDryRun },
  );
  print(report.summaryText(summary, flags.dryRun ?? false));
}

async function undo(batch: string): Promise<void> {
  const [{ undoImport }, { ProgressLine }, report, { print }] = await Promise.all([
    import('@salient/importer/run/undoImport.ts'),
    import('./ProgressLine.ts'),
    import('./importReport.ts'),
    import('../terminal.ts'),
  ]);
  const progress = new ProgressLine('Undoing', batch, process.stdout, 'records');
  const summary = await withDatabase(
    (client, signal) =>
      undoImport(client, batch, {
        signal,
        onProgress: (done, all) =>
          progress.show({ counts: { read: done, rejected: 0 }, bytesRead: done, bytes: Math.max(all, 1) }),
      }).finally(() => progress.end()),
    { existing: true },
  );
  print(report.undoText(summary));
}

/** Imports that `list` shows. */
const shownBatches = 100;

async function list(): Promise<void> {
  const [{ listBatches }, report, { print }] = await Promise.all([
    import('@salient/core-server/areas/imports/batches/listBatches.ts'),
    import('./importReport.ts'),
    import('../terminal.ts'),
  ]);
  const batches = await withDatabase(
    (client) => listBatches(async (sql, values) => (await client.query(sql, values)).rows, { limit: shownBatches }),
    { existing: true },
  );
  print(report.batchTable(batches));
}

const withoutUndefined = <T extends object>(object: T): Partial<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>;
