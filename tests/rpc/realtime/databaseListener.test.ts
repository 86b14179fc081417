import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DatabaseListener } from '../../../core-server/src/lib/realtime/DatabaseListener.ts';
import { createDatabase, type TestDatabase } from '../../harness/programs/createDatabase.ts';
import { until } from '../../harness/until.ts';

let database: TestDatabase;
let speaker: pg.Client;
beforeAll(async () => {
  database = await createDatabase({ migrated: false });
  speaker = new pg.Client(database.url);
  await speaker.connect();
});
afterAll(async () => {
  await speaker.end();
  await database.drop();
});

/** A way to the database that can swallow all that is sent over it, and says nothing of it. */
async function openSilentNetwork() {
  const { hostname, port } = new URL(database.url);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) socket.on('error', () => undefined);
    near.pipe(far).pipe(near);
    sockets.push(near, far);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.url);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    swallow: () => {
      for (const socket of sockets.splice(0)) socket.unpipe().pause();
    },
    close: () => server.close(),
  };
}

test('what was committed before the question has been heard when it is answered', async () => {
  const heard: string[] = [];
  const channels = { news: (payload: string) => void heard.push(payload) };
  const listener = new DatabaseListener({
    url: database.url,
    applicationName: 'test',
    channels,
    onError: () => undefined,
  });
  try {
    await until('it listens', () => listener.hasHeardAll());
    for (let n = 0; n < 200; n++) {
      await speaker.query(`NOTIFY news, '${n}'`);
      expect(await listener.hasHeardAll()).toBe(true);
      expect(heard.at(-1)).toBe(String(n));
    }
  } finally {
    await listener.close();
  }
});

test('where the network swallows everything, nothing counts as heard until there is a new connection', async () => {
  const network = await openSilentNetwork();
  let lost = 0;
  const listener = new DatabaseListener({
    ...{ url: network.url, applicationName: 'test', channels: { news: () => undefined }, answerMs: 200 },
    ...{ onLost: () => void lost++, onError: () => undefined },
  });
  try {
    await until('it listens', () => listener.hasHeardAll());
    network.swallow();
    await speaker.query('NOTIFY news');
    expect(await listener.hasHeardAll()).toBe(false);
    expect(lost).toBe(1);
    expect(await listener.hasHeardAll()).toBe(false);
    await until('it listens again', () => listener.hasHeardAll());
  } finally {
    await listener.close();
    network.close();
  }
});
