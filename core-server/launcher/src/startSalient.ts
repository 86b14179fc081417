import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { addressLines, localAddress } from '@salient/core-server/lib/config/addresses.ts';
import { configEnvironment } from '@salient/core-server/lib/config/configEnvironment.ts';
import type { Config } from '@salient/core-server/lib/config/readConfig.ts';
import { settingNotices } from '@salient/core-server/lib/config/settingNotices.ts';
import { buildApps } from './build/buildApps.ts';
import { builtPrograms } from './builtPrograms.ts';
import { checkPort } from './checkPort.ts';
import { DataClaim } from './DataClaim.ts';
import { prepareDataDirectory } from './dataDirectory.ts';
import { followLog } from './followLog.ts';
import { keepPort } from './freePort.ts';
import { logPath } from './logFile.ts';
import { nodeProgram } from './nodeProgram.ts';
import { openServices } from './openServices.ts';
import { ProgramSet } from './ProgramSet.ts';
import { postgresPath } from './postgres/postgresFolder.ts';
import { lacksErasures } from './preparation/lacksErasures.ts';
import type { PreparationTask } from './preparation/preparationTasks.ts';
import { readDatabaseState } from './preparation/readDatabaseState.ts';
import { runPreparation } from './preparation/runPreparation.ts';
import type { Program } from './SupervisedProgram.ts';
import { Secrets } from './secrets.ts';
import { stopOnSignals } from './stopOnSignals.ts';
import { print, say } from './terminal.ts';

/** How long the announcement waits for the search engine, without which everything works. */
const searchPatienceMs = 20_000;

/**
 * Starts everything on this machine and keeps it running until a signal asks to stop.
 *
 * @returns the exit code, once everything has stopped.
 * @throws StartProblem when something stands in the way of the start; what was started is stopped again.
 */
export async function startSalient(config: Config): Promise<number> {
  const began = Date.now();
  prepareDataDirectory(config.dataDir);
  const claim = await DataClaim.claim(config.dataDir, 'start', localAddress(config));
  const programs = new ProgramSet((running) => claim.update({ programs: running }));
  const stopping = stopOnSignals(() => programs.kill());
  const start = bringUp(config, programs, claim, stopping.signal).then((firstPassword) => {
    if (!stopping.signal.aborted) announce(config, (Date.now() - began) / 1000, firstPassword);
  });
  try {
    await Promise.race([start, stopping.requested]);
    await stopping.requested;
  } catch (error) {
    // What was under way fails when a stop is asked for: that is no news.
    if (!stopping.signal.aborted) throw error;
  } finally {
    stopping.abort();
    await programs.stop();
    await start.catch(() => undefined);
    claim.release();
    stopping.release();
  }
  say('salient', 'stopped');
  return 0;
}

/**
 * Brings everything up, in the order in which the programs need each other.
 *
 * @returns the password of the first account, if one was generated and used just now.
 */
async function bringUp(
  config: Config,
  programs: ProgramSet,
  claim: DataClaim,
  signal: AbortSignal,
): Promise<string | undefined> {
  await checkPort(config.host, config.port);
  // The core listens last; no embedded service takes its port meanwhile.
  keepPort(config.port, 'core');
  for (const notice of notices(config)) say('salient', notice);
  const secrets = new Secrets(config.dataDir);
  const [{ searchReady, ...services }] = await Promise.all([
    openServices({ config, secrets, programs, search: true, signal }),
    buildApps({ signal }),
  ]);
  claim.update({ services });
  const firstPassword = await prepareMuseum({ ...config, ...services }, secrets, signal);
  const settled = { ...config, ...services, adminPassword: undefined };
  const core = programs.add(nodeChild('core', builtPrograms.core, settled, true));
  if (services.meiliUrl !== undefined) {
    // Nobody waits for the indexer: it is started again whenever it ends.
    const indexer = programs.add(nodeChild('indexer', builtPrograms.indexer, settled, false));
    indexer.start().catch(() => undefined);
  }
  await Promise.all([core.start(), Promise.race([searchReady, delay(searchPatienceMs, undefined, { ref: false })])]);
  return firstPassword;
}

/**
 * Fills the gazetteer, and makes the first account and the demo museum, where they are wanted and missing.
 *
 * @returns the generated password of the first account when it was used just now, so that it is shown once.
 */
async function prepareMuseum(
  config: Config & { readonly databaseUrl: string },
  secrets: Secrets,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { hasAccounts, hasGazetteer, isUntouched } = await readDatabaseState(config.databaseUrl);
  const tasks: PreparationTask[] = [];
  if (await lacksErasures(config.databaseUrl, config.dataDir)) tasks.push('repeatErasures');
  if (!hasGazetteer) tasks.push('fillGazetteer');
  if (!hasAccounts) tasks.push('makeFirstAccount');
  if (config.demo && isUntouched) tasks.push('fillDemo');
  if (tasks.length === 0) return undefined;
  const adminPassword = config.adminPassword ?? (hasAccounts ? undefined : secrets.get('firstAdminPassword'));
  const { madeFirstAccount } = await runPreparation({ ...config, adminPassword }, tasks, signal);
  return madeFirstAccount && config.adminPassword === undefined ? adminPassword : undefined;
}

function nodeChild(name: string, file: string, config: Config, mustStart: boolean): Program {
  followLog(logPath(config.dataDir, name), (message) => say(name, message));
  return nodeProgram({ name, file, env: configEnvironment(config), dataDir: config.dataDir, mustStart });
}

function announce(config: Config, seconds: number, firstPassword: string | undefined): void {
  say('salient', `ready after ${seconds.toFixed(1)} s`);
  print(`\n${addressLines(config)}\n`);
  if (firstPassword === undefined) return;
  print(
    '  The first account was made. Its password is shown this once, and kept in secrets.json of the data directory:',
  );
  print(`    account   admin\n    password  ${firstPassword}\n`);
}

function notices(config: Config): string[] {
  const found = [...settingNotices(), `data in ${config.dataDir}`];
  if (config.databaseUrl !== undefined && existsSync(postgresPath(config.dataDir))) {
    found.push(
      `uses the database of DATABASE_URL; the embedded one in ${postgresPath(config.dataDir)} is left as it is`,
    );
  }
  return found;
}
