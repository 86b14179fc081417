import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { withServices } from '../../core-server/launcher/src/commands/withServices.ts';
import { readConfig } from '../../core-server/src/lib/config/readConfig.ts';
import { cleanUp, Launch, usedDataDir } from './Launch.ts';

const patience = { timeout: 240_000 };

afterEach(cleanUp, 60_000);

async function countPersons(databaseUrl: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query('SELECT count(*)::int AS persons FROM person')).rows[0];
  } finally {
    await client.end();
  }
}

test('a command brings up services of its own, and nobody else may use the data meanwhile', patience, async () => {
  const config = readConfig({ SALIENT_DATA_DIR: await usedDataDir() });
  const services = await withServices(
    config,
    async (services) => {
      expect(await countPersons(services.databaseUrl)).toEqual({ persons: 0 });
      expect((await fetch(`${services.meiliUrl}/health`)).status).toBe(200);
      const start = await Launch.start(config.dataDir);
      expect(await start.ended()).toBe(1);
      expect(start.output).toContain('"salient import" is at work on this data');
      return services;
    },
    { command: 'import' },
  );
  await expect(countPersons(services.databaseUrl)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a command uses the services of the running Salient and leaves them running', patience, async () => {
  const dataDir = await usedDataDir();
  const launch = await (await Launch.start(dataDir)).ready();
  await withServices(readConfig({ SALIENT_DATA_DIR: dataDir }), async (services) => {
    expect(services).toEqual(launch.facts?.services);
    expect(await countPersons(services.databaseUrl)).toEqual({ persons: 0 });
  });
  expect(await launch.health()).toMatchObject({ database: 'up' });
});

test('services are stopped after a command that fails', patience, async () => {
  const config = readConfig({ SALIENT_DATA_DIR: await usedDataDir() });
  let databaseUrl = '';
  const failing = withServices(
    config,
    async (services) => {
      databaseUrl = services.databaseUrl;
      throw new Error('row 7 is odd');
    },
    { command: 'import', search: false },
  );
  await expect(failing).rejects.toThrow('row 7 is odd');
  await expect(countPersons(databaseUrl)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a dry run borrows the services of an import that runs, where nothing else has them', patience, async () => {
  const config = readConfig({ SALIENT_DATA_DIR: await usedDataDir() });
  const options = { command: 'import', search: false, borrows: true };
  await withServices(
    config,
    async (own) => {
      const borrowed = await withServices(config, async (services) => services, options);
      expect(borrowed.databaseUrl).toBe(own.databaseUrl);
      expect(await countPersons(own.databaseUrl)).toEqual({ persons: 0 });
    },
    options,
  );
});
