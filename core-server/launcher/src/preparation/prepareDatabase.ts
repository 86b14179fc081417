import { fillGazetteer } from '@salient/core-server/areas/places/lookup/fillGazetteer.ts';
import { readConfig } from '@salient/core-server/lib/config/readConfig.ts';
import { migrate } from '@salient/core-server/lib/db/migrate.ts';
import { fillDemo } from './fillDemo.ts';
import { makeFirstAccount } from './makeFirstAccount.ts';
import type { PreparationOutcome, PreparationTask } from './preparationTasks.ts';
import { repeatErasures } from './repeatErasures.ts';

// The program that prepares a database, started by `runPreparation` with the names of its tasks: what it takes to make a
// schema and a museum is gone again when it ends, and the launcher stays small.

const tasks = process.argv.slice(2) as PreparationTask[];
const config = readConfig();
const { databaseUrl, adminPassword } = config;
if (databaseUrl === undefined) throw new Error('DATABASE_URL is needed: the launcher sets it');

const stopping = new AbortController();
process.on('SIGTERM', () => stopping.abort());

if (tasks.includes('migrate')) await migrate(databaseUrl);
if (tasks.includes('repeatErasures')) await repeatErasures(databaseUrl, config.dataDir);
if (tasks.includes('fillGazetteer')) await fillGazetteer(databaseUrl, stopping.signal);
const madeFirstAccount =
  tasks.includes('makeFirstAccount') &&
  adminPassword !== undefined &&
  (await makeFirstAccount(databaseUrl, adminPassword));
if (tasks.includes('fillDemo')) await fillDemo(databaseUrl, config, stopping.signal);

const outcome: PreparationOutcome = { madeFirstAccount };
process.send?.(outcome, () => process.exit());
