import { lockImports } from '@salient/importer/write/importBatch.ts';
import pg from 'pg';
import { defaultPersons, demoSeed } from '../demoDefaults.ts';
import { generateDemo } from '../generateDemo.ts';
import { demoId } from '../random/demoId.ts';
import { DemoLoad } from './DemoLoad.ts';
import type { DemoOptions } from './DemoOptions.ts';
import type { GroupCounts } from './insertGroups.ts';
import type { WorldCounts } from './insertWorld.ts';
import { rebuildInstead } from './rebuildInstead.ts';

/** What was written: only what was not there before. */
export interface DemoLoaded extends GroupCounts, WorldCounts {
  readonly seconds: number;
  readonly isInterrupted: boolean;
}

/** Connections that write at once: while one waits for rows, PostgreSQL works for the other. */
const writers = 2;
/** From so many persons on, the indexer is quicker when it builds its index anew. */
const rebuildFrom = 20_000;

/** Whether nobody has worked with the database yet: an emptied museum has a history and stays empty. */
export async function isEmptyDatabase(databaseUrl: string): Promise<boolean> {
  return !(await isTrue(
    databaseUrl,
    'EXISTS (SELECT FROM person) OR EXISTS (SELECT FROM audit_entry) OR EXISTS (SELECT FROM import_batch)',
  ));
}

/** Whether the database holds persons but nothing of the demo museum: a museum of real ones, perhaps. */
export async function holdsOthersOnly(databaseUrl: string): Promise<boolean> {
  const firstPlace = demoId(demoSeed, 'place', 0);
  return isTrue(
    databaseUrl,
    `EXISTS (SELECT FROM person) AND NOT EXISTS (SELECT FROM place WHERE id = '${firstPlace}')`,
  );
}

/**
 * Loads the museum of fictional persons. What is there already stays as it is, so that a larger museum completes a
 * smaller one, and a load that was broken off goes on where it was.
 *
 * @throws ImportRefused while an import or another load runs on the database.
 */
export async function loadDemo({
  databaseUrl,
  persons = defaultPersons,
  ...options
}: DemoOptions): Promise<DemoLoaded> {
  const began = performance.now();
  const clients = [await connect(databaseUrl)];
  const [first] = clients as [pg.Client];
  try {
    await lockImports(first);
    const before = await countPersons(first);
    const museum = generateDemo(options.seed ?? demoSeed, persons);
    const load = new DemoLoad(museum, { ...options, isFirst: before === 0 });
    await load.begin(first);
    while (!load.isDone && clients.length < writers) clients.push(await connect(databaseUrl));
    await Promise.all(clients.map((client) => load.write(client)));
    const { counts } = load;
    // Index-only scans need the visibility map, the planner its figures; a small museum gets both from autovacuum.
    if (counts.persons >= rebuildFrom) await first.query('VACUUM (ANALYZE) person, person_event, relation');
    if (counts.persons >= Math.max(before, rebuildFrom)) await rebuildInstead(first);
    const isInterrupted = options.signal?.aborted ?? false;
    return { ...counts, seconds: (performance.now() - began) / 1000, isInterrupted };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function isTrue(databaseUrl: string, condition: string): Promise<boolean> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ holds: boolean }>(`SELECT ${condition} AS holds`);
    return rows[0]?.holds === true;
  } finally {
    await client.end();
  }
}

async function connect(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'salient-demo', keepAlive: true });
  await client.connect();
  return client;
}

async function countPersons(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `SELECT coalesce(sum(n), 0)::integer AS n FROM person_count WHERE dataset = 'any'`,
  );
  return rows[0]?.n ?? 0;
}
