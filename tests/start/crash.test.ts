import { spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { allGone, cleanUp, isRunning, Launch, makeFolder, until, usedDataDir } from './Launch.ts';

const patience = { timeout: 240_000 };

afterEach(cleanUp, 60_000);

async function startOn(dataDir: string): Promise<Launch> {
  return (await Launch.start(dataDir)).ready();
}

test('SIGTERM ends every program without killing one, leaves no run file and ends with 0', patience, async () => {
  const launch = await startOn(await usedDataDir());
  const pids = launch.pids;
  expect(pids).toHaveLength(5);
  launch.signal('SIGTERM');
  expect(await launch.ended()).toBe(0);
  expect(pids.filter(isRunning)).toEqual([]);
  expect(launch.facts).toBeUndefined();
  // Each ended because it was asked to: one that has to be killed leaves calls and jobs in the middle.
  expect(launch.output).not.toContain('did not stop within');
});

test(
  'a second signal that comes with the first, as npm passes Ctrl-C on, does not cut the stop short',
  patience,
  async () => {
    const launch = await startOn(await usedDataDir());
    // The system melts two equal signals into one, so the second is of another kind.
    launch.signal('SIGINT');
    launch.signal('SIGTERM');
    expect(await launch.ended()).toBe(0);
    const log = readFileSync(join(launch.dataDir, 'logs', 'postgres.log'), 'utf8');
    expect(log).toContain('database system is shut down');
  },
);

test('a stop in the middle of the first start leaves nothing running and nothing half made', patience, async () => {
  const dataDir = join(makeFolder(), 'data');
  const interrupted = await Launch.start(dataDir);
  await until(() => interrupted.output.includes('makes a new database'));
  interrupted.signal('SIGTERM');
  expect(await interrupted.ended()).toBe(0);
  await startOn(dataDir);
});

test('after kill -9 of everything the next start repairs the data by itself', patience, async () => {
  const dataDir = await usedDataDir();
  const first = await startOn(dataDir);
  await first.killEverything();
  const second = await startOn(dataDir);
  expect(await second.health()).toMatchObject({ database: 'up' });
});

test('a pid file whose number belongs to another program by now does not stop a start', patience, async () => {
  const dataDir = await usedDataDir();
  const first = await startOn(dataDir);
  await first.killEverything();
  // PostgreSQL looks only at programs of its own user, so the bystander runs as the owner of the data.
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const owner = statSync(pidFile);
  const asOwner = process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {};
  const bystander = spawn('sleep', ['300'], { ...asOwner, stdio: 'ignore' });
  try {
    writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(bystander.pid)));
    await startOn(dataDir);
    expect(bystander.exitCode).toBeNull();
  } finally {
    bystander.kill();
  }
});

test('when the launcher alone is killed, its programs end too and the next start takes over', patience, async () => {
  const dataDir = await usedDataDir();
  const first = await startOn(dataDir);
  const pids = first.pids;
  first.signal('SIGKILL');
  await allGone(pids);
  await startOn(dataDir);
});

test('a killed program comes back where its clients look for it', patience, async () => {
  const launch = await startOn(await usedDataDir());
  const services = launch.facts?.services;
  for (const program of ['postgres', 'meilisearch', 'indexer', 'core']) {
    const pid = launch.pidOf(program);
    process.kill(pid, 'SIGKILL');
    await until(() => (launch.facts?.programs[program]?.pid ?? pid) !== pid);
  }
  await until(async () => (await launch.health())?.database === 'up');
  expect(launch.facts?.services).toEqual(services);
  expect((await fetch(`${services?.meiliUrl}/health`)).status).toBe(200);
});
