import { personQrPath } from '@salient/shared/areas/persons/personPaths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personQr } from '../../core-server/src/areas/persons/personQr.ts';
import { codesInImage } from '../harness/readCodes.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

const origin = 'https://names.example.org';
const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ mount: (koa) => koa.use(personQr({ publicUrl: origin }).routes()) });
});
afterAll(() => server?.close());

test('the code for print leads to the short address of the person, with its margin [beyond 4, PUBLIC-41]', async () => {
  const reply = await fetch(server.origin + personQrPath('K7WX3Q'));
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  const [found] = await codesInImage(Buffer.from(await reply.arrayBuffer()));
  expect(found?.text).toBe(`${origin}/p/K7WX3Q`);
});

test('an id still gives the code of the permanent address', async () => {
  const [found] = await codesInImage(Buffer.from(await (await fetch(server.origin + personQrPath(id))).arrayBuffer()));
  expect(found?.text).toBe(`${origin}/person/_id=${id}`);
});

test('what is neither has no code', async () => {
  expect((await fetch(server.origin + personQrPath('nobody'))).status).toBe(404);
});
