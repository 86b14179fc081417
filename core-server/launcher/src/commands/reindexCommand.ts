import { configEnvironment } from '@salient/core-server/lib/config/configEnvironment.ts';
import { type Config, readConfig } from '@salient/core-server/lib/config/readConfig.ts';
import { StartProblem } from '@salient/core-server/lib/process/StartProblem.ts';
import type { Command } from 'commander';
import { builtPrograms } from '../builtPrograms.ts';
import type { IndexProgress } from './reindex.ts';
import type { Services } from './withServices.ts';

/** `salient reindex`: the search index anew, without a moment in which search finds less. */
export function reindexCommand(salient: Command): void {
  salient
    .command('reindex')
    .description('build the search index anew, beside the one in use')
    .option('--check', 'only compare the index with the database, and repair what differs')
    .action(async ({ check = false }: { check?: boolean }) => {
      const config = readConfig();
      const { withServices } = await import('./withServices.ts');
      const run = (services: Services, signal: AbortSignal) => reindex(config, services, check, signal);
      await withServices(config, run, { command: 'reindex', existing: true });
    });
}

async function reindex(config: Config, services: Services, check: boolean, signal: AbortSignal): Promise<void> {
  if (services.meiliUrl === undefined) {
    throw new StartProblem('There is no Meilisearch here: the database answers all searches, and needs no index.');
  }
  const [{ default: pg }, { askIndexer, followIndexer, hasIndexer }, { complain, print }, { duration }] =
    await Promise.all([import('pg'), import('./reindex.ts'), import('../terminal.ts'), import('./ProgressLine.ts')]);
  const client = new pg.Client({ connectionString: services.databaseUrl, application_name: 'salient-reindex' });
  await client.connect();
  let stopIndexer = async () => {};
  const began = performance.now();
  const line = new RebuildLine(began);
  try {
    const what = check ? 'check' : 'rebuild';
    const since = await askIndexer(client, what);
    if (!(await hasIndexer(client))) stopIndexer = await startIndexer(config, services);
    const onTrouble = (message: string) => {
      line.end();
      complain(message);
    };
    const listener = { onProgress: (progress: IndexProgress) => line.show(progress), onTrouble };
    const repaired = await followIndexer(client, what, since, listener, signal);
    line.end();
    const seconds = duration((performance.now() - began) / 1000);
    if (!check) print(`The index is built anew, in ${seconds}.`);
    else
      print(
        repaired === 0 ? 'The index fits the database.' : `Documents that differed and were made anew: ${repaired}.`,
      );
  } finally {
    line.end();
    await stopIndexer();
    await client.end();
  }
}

/** An indexer for as long as the command takes; answers what stops it. */
async function startIndexer(config: Config, services: Services): Promise<() => Promise<void>> {
  const [{ nodeProgram }, { ProgramSet }] = await Promise.all([
    import('../nodeProgram.ts'),
    import('../ProgramSet.ts'),
  ]);
  const programs = new ProgramSet(() => undefined);
  const env = configEnvironment({ ...config, ...services });
  const file = builtPrograms.indexer;
  await programs.add(nodeProgram({ name: 'indexer', file, env, dataDir: config.dataDir, mustStart: true })).start();
  return () => programs.stop();
}

/** How far a rebuild has come: on a terminal one line that is written anew, elsewhere a line every ten seconds. */
class RebuildLine {
  readonly #began: number;
  #shownAt = -Infinity;
  #isOpen = false;

  constructor(began: number) {
    this.#began = began;
  }

  show({ total, done }: IndexProgress): void {
    const now = performance.now();
    if (now - this.#shownAt < (process.stdout.isTTY ? 200 : 10_000)) return;
    this.#shownAt = now;
    const rate = Math.round((done / (now - this.#began)) * 1000);
    const text = `${done} of ${total} persons indexed, ${rate} a second`;
    process.stdout.write(process.stdout.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
    this.#isOpen = process.stdout.isTTY;
  }

  end(): void {
    if (this.#isOpen) process.stdout.write('\r\u001b[K');
    this.#isOpen = false;
  }
}
