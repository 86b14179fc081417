import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Breaker } from '../../../core-server/src/lib/http/Breaker.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import { until } from '../../harness/until.ts';

const dayMs = 24 * 60 * 60 * 1000;
let source: Server;
let server: TestServer;
let tile: Buffer;
let asked: IncomingMessage[] = [];
let answer: (response: ServerResponse) => void;
let clock = Date.now();

const picture = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'image/png' }).end(tile);
const get = (spot: string) => fetch(`${server.origin}/api/tile/${spot}`);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

beforeAll(async () => {
  tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#dde5d0' } })
    .png()
    .toBuffer();
  source = createServer((request, response) => {
    asked.push(request);
    answer(response);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  const { port } = source.address() as AddressInfo;
  server = await startServer({
    mapTileUrl: `http://127.0.0.1:${port}/t/{z}/{x}/{y}.png`,
    limits: { mapTile: { points: 20, seconds: 900 } },
    trustedProxies: 1,
    now: () => new Date(clock),
  });
});
beforeEach(() => {
  asked = [];
  answer = picture;
  // Whatever failed before, the source is asked again.
  clock += Breaker.restMs + 1;
});
afterAll(async () => {
  await server.close();
  source.closeAllConnections();
  source.close();
});

test('a tile is fetched once for all who look, under the name of the museum, and kept [MAP-02]', async () => {
  const both = await Promise.all([get('14/8323/5486'), get('14/8323/5486')]);
  for (const response of both) {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('cache-control')).toContain('public');
    expect(await bytesOf(response)).toEqual(tile);
  }
  expect(asked.map(({ url, headers }) => [url, headers['user-agent']])).toEqual([
    ['/t/14/8323/5486.png', 'Salient (+https://salient.example)'],
  ]);
  expect((await get('14/8323/5486')).status).toBe(200);
  expect(asked).toHaveLength(1);
});

test('an old tile is shown while it is fetched anew, also when its source is away [MAP-02]', async () => {
  await get('14/1/1');
  clock += 15 * dayMs;
  answer = (response) => response.destroy();
  expect(await bytesOf(await get('14/1/1'))).toEqual(tile);
  await until('the source is asked', async () => asked.length === 2);
  const renewed = await sharp(tile).negate().png().toBuffer();
  answer = (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(renewed);
  await until('the new one is shown', async () => (await bytesOf(await get('14/1/1'))).equals(renewed));
});

test('what is no tile of the earth is not there, and its source is not asked', async () => {
  for (const spot of ['19/0/0', '2/4/0', '2/0/4', '-1/0/0', '1.5/0/0', '01/0/0', '3/x/1', '3/1/..%2f..%2fsecrets']) {
    expect((await get(spot)).status, spot).toBe(404);
  }
  expect(asked).toHaveLength(0);
});

test.each<[string, (response: ServerResponse) => unknown, number]>([
  ['a page of HTML', (response) => response.writeHead(200).end('<!doctype html>'), 503],
  ['nothing at all', (response) => response.destroy(), 503],
  ['a way elsewhere', (response) => response.writeHead(302, { location: '/t/0/0/0.png' }).end(), 503],
  ['far too much', (response) => response.writeHead(200).end(Buffer.alloc(1_100_000)), 503],
  ['that there is none', (response) => response.writeHead(404).end(), 404],
])('a source that answers %s gives no tile, and nothing is kept', async (_, given, status) => {
  answer = given;
  const response = await get('13/7/7');
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(asked).toHaveLength(1);
});

test('a source that failed three times is left alone for half a minute', async () => {
  await get('13/8/9');
  asked = [];
  answer = (response) => response.writeHead(500).end();
  for (let count = 0; count < 4; count++) expect((await get(`13/8/${count}`)).status).toBe(503);
  expect(asked).toHaveLength(3);
  answer = picture;
  expect((await get('13/8/0')).status).toBe(503);
  clock += Breaker.restMs + 1;
  expect((await get('13/8/0')).status).toBe(200);
});

test('one address has only so many fetched; what is kept it sees all the same', async () => {
  const from = (address: string, spot: string) =>
    fetch(`${server.origin}/api/tile/${spot}`, { headers: { 'x-forwarded-for': address } });
  const statuses: number[] = [];
  for (let x = 0; x < 21; x++) statuses.push((await from('192.0.2.7', `12/${x}/9`)).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  expect((await from('192.0.2.7', '12/3/9')).status).toBe(200);
  expect((await from('192.0.2.8', '12/20/9')).status).toBe(200);
});

test('the oldest tiles go when they take too much room', async () => {
  const { tileCache } = server.services;
  await tileCache.trim(0);
  for (const spot of ['11/1/1', '11/1/2', '11/1/3']) {
    clock += 1_000;
    await fetch(`${server.origin}/api/tile/${spot}`, { headers: { 'x-forwarded-for': '192.0.2.9' } });
  }
  expect(await tileCache.trim(tile.length * 2)).toBe(1);
  expect(await tileCache.find({ z: 11, x: 1, y: 1 })).toBeNull();
  expect(await tileCache.find({ z: 11, x: 1, y: 3 })).not.toBeNull();
});
