import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, Launch, makeFolder, until, usedDataDir } from './Launch.ts';

const patience = { timeout: 240_000 };

afterEach(cleanUp, 60_000);

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a first start prints where to go and the password of the first account, once', patience, async () => {
  const dataDir = join(makeFolder(), 'data');
  const first = await (await Launch.start(dataDir)).ready();
  await until(async () => (await fetch(`${first.address}/healthz`)).status === 200);
  expect(first.output).toContain(`${first.address}/publicsearch`);
  expect(first.output).toContain(`${first.address}/kiosk/1`);
  expect(first.output).toContain(`${first.address}/api`);
  await expect.poll(() => first.output).toMatch(/account +admin\n +password +\S{12,}/);
  first.signal('SIGTERM');
  expect(await first.ended()).toBe(0);

  const second = await (await Launch.start(dataDir)).ready();
  expect(second.output).not.toMatch(/password +\S/);
});

test(
  'what was written is there at the next start, and passwords stay between Salient and its user',
  patience,
  async () => {
    const dataDir = await usedDataDir();
    const first = await (await Launch.start(dataDir)).ready();
    const databaseUrl = first.facts?.services?.databaseUrl ?? '';
    await query(databaseUrl, 'CREATE TABLE remembered AS SELECT 1917 AS year');
    for (const file of ['secrets.json', 'run.json']) {
      expect(statSync(join(dataDir, file)).mode & 0o077).toBe(0);
    }
    const withoutPassword = databaseUrl.replace(/:[^:@]+@/, ':wrong@');
    await expect(query(withoutPassword, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    first.signal('SIGTERM');
    await first.ended();

    const second = await (await Launch.start(dataDir)).ready();
    const rows = await query(second.facts?.services?.databaseUrl ?? '', 'SELECT year FROM remembered');
    expect(rows).toEqual([{ year: 1917 }]);
  },
);

test('a second start on the same data is refused with the address of the first', patience, async () => {
  const dataDir = await usedDataDir();
  const first = await (await Launch.start(dataDir)).ready();
  const second = await Launch.start(dataDir);
  expect(await second.ended()).toBe(1);
  expect(second.output.trim().split('\n')).toEqual([expect.stringContaining(first.address)]);
  expect(await first.health()).toMatchObject({ database: 'up' });
});

test('a taken port is named, with what to do, before anything is started', patience, async () => {
  const dataDir = await usedDataDir();
  const launch = await Launch.start(dataDir);
  const other = createServer().listen(launch.port, '127.0.0.1');
  try {
    expect(await launch.ended()).toBe(1);
    expect(launch.output).toMatch(new RegExp(`Port ${launch.port} is taken.*PORT=`));
    expect(launch.output).not.toContain('postgres');
  } finally {
    other.close();
  }
});

test('all wrong settings are told at once, each with what to write', async () => {
  const dataDir = join(makeFolder(), 'data');
  const env = { PORT: 'eighty', LOG_LEVEL: 'loud', MEILI_URL: 'search', SALIENT_ADMIN_PASSWORD: 'secret' };
  const launch = await Launch.start(dataDir, { env });
  expect(await launch.ended()).toBe(2);
  expect(launch.output).toContain('PORT is "eighty": write a whole number from 1 to 65535');
  expect(launch.output).toContain('LOG_LEVEL is "loud": write one of trace, debug, info');
  expect(launch.output).toContain('MEILI_URL is "search": write');
  expect(launch.output).toContain('SALIENT_ADMIN_PASSWORD cannot be used');
  expect(launch.output).not.toContain('"secret"');
}, 60_000);

test(
  'without the Meilisearch program it starts and says that the database answers the searches',
  patience,
  async () => {
    const hide = new URL('./hideMeilisearch.cjs', import.meta.url).pathname;
    const env = { NODE_OPTIONS: `--require=${hide}`, PATH: '/usr/bin:/bin' };
    const launch = await (await Launch.start(await usedDataDir(), { env })).ready();
    expect(launch.output).toMatch(/meilisearch +is not there for this system; the database answers all searches/);
    expect(launch.facts?.programs).not.toHaveProperty('meilisearch');
    expect(launch.facts?.programs).not.toHaveProperty('indexer');
  },
);

test('the log of each program is in the data directory', patience, async () => {
  const dataDir = await usedDataDir();
  const launch = await (await Launch.start(dataDir)).ready();
  launch.signal('SIGINT');
  expect(await launch.ended()).toBe(0);
  expect(readFileSync(join(dataDir, 'logs', 'postgres.log'), 'utf8')).toContain('database system is shut down');
  expect(statSync(join(dataDir, 'logs', 'core.log')).isFile()).toBe(true);
});
