import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { getAuthenticatedUser } from '@salient/shared/areas/users/sessionMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../harness/programs/createDatabase.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

/** The end of PostgreSQL's greeting: ready for a query, in no transaction. */
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

/** What PostgreSQL says to every connection when it is told to stop. */
function shutdownMessage(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  return Buffer.concat([Buffer.from('E'), length, fields]);
}

/** Stands between server and database. While `cuts`, a new connection is greeted and ended in one and the same packet. */
function startProxy(target: URL): Promise<{ port: number; cuts: boolean; server: Server }> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    let greeted = false;
    database.on('data', (chunk) => {
      const greets = !greeted && chunk.subarray(-readyForQuery.length).equals(readyForQuery);
      greeted ||= greets;
      if (!greets || !proxy.cuts) client.write(chunk);
      else client.end(Buffer.concat([chunk, shutdownMessage()]), () => database.destroy());
    });
    database.on('close', () => client.end());
    client.on('data', (chunk) => database.write(chunk));
    client.on('close', () => database.destroy());
  });
  const proxy = { port: 0, cuts: false, server };
  server.on('close', () => {
    for (const socket of sockets) socket.destroy();
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      proxy.port = (server.address() as AddressInfo).port;
      resolve(proxy);
    }),
  );
}

let proxy: Awaited<ReturnType<typeof startProxy>>;
let server: TestServer;
beforeAll(async () => {
  const database = await createDatabase();
  const url = new URL(database.url);
  proxy = await startProxy(new URL(database.url));
  url.port = String(proxy.port);
  server = await startServer({ database: { url: url.href, drop: database.drop } });
});
afterAll(async () => {
  await server.close();
  proxy.server.close();
});

test('a connection that ends in the moment it is made takes nobody else with it', async () => {
  const editor = await server.signIn('normal');
  const call = () =>
    editor.post({ jsonrpc: '2.0', id: 1, method: getAuthenticatedUser.name, params: { token: editor.token } });
  proxy.cuts = true;
  // More calls at once than there are connections, so that new ones are made, and end.
  const answers = (await Promise.all(Array.from({ length: 40 }, call))) as { error?: { code: number } }[];
  const codes = new Set(answers.map(({ error }) => error?.code ?? 'ok'));
  expect([...codes].every((code) => code === 'ok' || code === -32000)).toBe(true);
  expect(codes).toContain(-32000);
  proxy.cuts = false;
  expect(await Promise.all(Array.from({ length: 40 }, call))).toEqual(
    Array.from({ length: 40 }, () => expect.objectContaining({ result: expect.objectContaining({ type: 'normal' }) })),
  );
});
