import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UseCounter } from '../../../core-server/src/areas/figures/UseCounter.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('what was counted since the last writing is written when the server stops [beyond 18]', async () => {
  const counter = new UseCounter({
    dataSource: server.dataSource,
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  });
  counter.count({ what: 'pages_opened', value: 'person', language: 'nl' });
  counter.count({ what: 'pages_opened', value: 'person', language: 'nl' });
  await counter.close();
  const rows = await server.dataSource.query('SELECT what, value, language, count::int AS count FROM use_count');
  expect(rows).toEqual([{ what: 'pages_opened', value: 'person', language: 'nl', count: 2 }]);
});
