import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.close();
});

/** Begins a call of `declared` bytes, sends `sent` of them and leaves it there. Answers what came back when it closed. */
function begin(declared: number, sent: number, more = ''): { socket: Socket; closed: Promise<string> } {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  socket.write(
    `POST /api/v2 HTTP/1.1\r\nhost: x\r\n${more}content-type: application/json\r\ncontent-length: ${declared}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(sent, ' '));
  return { socket, closed };
}

const errorOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1));
const ping = () => fetch(`${server.origin}/api/v2`, { method: 'POST', body: '{}' }).then(({ status }) => status);

test('a call that never ends is given up, and its connection closed', async () => {
  server = await startServer({ callBodies: { idleMs: 100 } });
  const answer = await begin(4_900_000, 100_000).closed;
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(errorOf(answer)).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32000 } });
});

test('a call that dribbles in is given up however steadily it does', async () => {
  server = await startServer({ callBodies: { totalMs: 300 } });
  const { socket, closed } = begin(4_900_000, 10);
  const dribble = setInterval(() => socket.write(' '), 20);
  expect(await closed).toMatch(/^HTTP\/1.1 408 /);
  clearInterval(dribble);
});

test('unfinished calls of one address hold no more than its share, and others are served', async () => {
  server = await startServer({ trustedProxies: 1, callBodies: { addressBytes: 1_000_000 } });
  const from = (address: string) => `x-forwarded-for: ${address}\r\n`;
  const attack = Array.from({ length: 12 }, () => begin(4_900_000, 400_000, from('198.51.100.7')));
  const said: string[] = [];
  for (const { closed } of attack) void closed.then((answer) => said.push(answer));
  // At most two of them fit; the others are refused and closed.
  await expect.poll(() => said.length).toBeGreaterThanOrEqual(10);
  for (const answer of said) {
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
    expect(answer).toMatch(/retry-after: 30/i);
    expect(errorOf(answer)).toMatchObject({ error: { code: 1029, data: { retryAfterSeconds: 30 } } });
  }
  expect(await ping()).toBe(200);
});

test('one address has so many calls under way and no more', async () => {
  server = await startServer({ callBodies: { addressBodies: 2 } });
  const calls = Array.from({ length: 3 }, () => begin(100, 10));
  // Whichever came last.
  expect(await Promise.race(calls.map(({ closed }) => closed))).toMatch(/^HTTP\/1.1 429 /);
  for (const { socket } of calls) socket.destroy();
  // What broke off gives its place back.
  await expect.poll(ping).toBe(200);
});

test('all calls together hold no more than memory is meant for, and give it back', async () => {
  server = await startServer({ trustedProxies: 1, callBodies: { allBytes: 1_000_000 } });
  const calls = ['198.51.100.1', '198.51.100.2'].map((from) => begin(900_000, 800_000, `x-forwarded-for: ${from}\r\n`));
  expect(await Promise.race(calls.map(({ closed }) => closed))).toMatch(/^HTTP\/1.1 503 /);
  // Small calls have room of their own.
  expect(await ping()).toBe(200);
  for (const { socket } of calls) socket.destroy();
  const large = () =>
    fetch(`${server.origin}/api/v2`, { method: 'POST', body: `${' '.repeat(800_000)}{}` }).then(({ status }) => status);
  await expect.poll(large).toBe(200);
});
