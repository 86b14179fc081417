import { type Command, InvalidArgumentError } from 'commander';
import { readConfig } from '../config/readConfig.ts';
import { diskOf } from '../disk/DiskSpace.ts';
import type { ImportKind } from '../import/mapping/mappingSchema.ts';
import { StartProblem } from '../launcher/StartProblem.ts';

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

/** Tells what the person at the terminal can put right without a stack. */
async function runAsCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const isTheirs = error instanceof Error && ['MappingError', 'ImportRefused', 'FileProblem'].includes(error.name);
    throw isTheirs ? new StartProblem(error.message) : error;
  }
}

async function withDatabase<Result>(
  run: (client: import('pg').Client, signal: AbortSignal) => Promise<Result>,
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
      await client.connect();
      try {
        return await run(client, signal);
      } finally {
        await client.end();
      }
    },
    { command: 'import', search: false },
  );
}

async function importFile(kind: ImportKind, file: string, flags: ImportFlags): Promise<void> {
  const [{ runImport }, { readMapping }, { openTable }, { ProgressLine }, report, { print }, { parse, resolve }] =
    await Promise.all([
      import('../import/run/runImport.ts'),
      import('../import/mapping/parseMapping.ts'),
      import('../import/read/openTable.ts'),
      import('./ProgressLine.ts'),
      import('./importReport.ts'),
      import('../launcher/terminal.ts'),
      import('node:path'),
    ]);
  // A wrong mapping or a missing file is told before a database is started for it.
  const mapping = await readMapping(kind, flags.map);
  const fileSpec = { encoding: flags.encoding, delimiter: flags.delimiter };
  await openTable(file, { ...mapping.file, ...withoutUndefined(fileSpec) });

  await diskOf(readConfig()).require('the import');
  const progress = new ProgressLine(flags.dryRun ? 'Trying' : 'Importing', parse(file).base);
  const summary = await withDatabase((client, signal) =>
    runImport(client, {
      kind,
      file,
      map: flags.map,
      fileSpec: withoutUndefined(fileSpec),
      isDryRun: flags.dryRun ?? false,
      rejectsFile: resolve(flags.rejects ?? `${parse(file).name}.rejects.csv`),
      warningsFile: flags.warnings && resolve(flags.warnings),
      signal,
      onStart: (table, batch, notices) => print(report.introduction(table, batch, notices)),
      onProgress: (state) => progress.show(state),
    }).finally(() => progress.end()),
  );
  print(report.summaryText(summary, flags.dryRun ?? false));
}

async function undo(batch: string): Promise<void> {
  const [{ undoImport }, report, { print }] = await Promise.all([
    import('../import/run/undoImport.ts'),
    import('./importReport.ts'),
    import('../launcher/terminal.ts'),
  ]);
  const summary = await withDatabase((client) => undoImport(client, batch));
  print(report.undoText(summary));
}

async function list(): Promise<void> {
  const [{ listBatches }, report, { print }] = await Promise.all([
    import('../import/run/listBatches.ts'),
    import('./importReport.ts'),
    import('../launcher/terminal.ts'),
  ]);
  print(report.batchTable(await withDatabase((client) => listBatches(client))));
}

const withoutUndefined = <T extends object>(object: T): Partial<T> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Partial<T>;
