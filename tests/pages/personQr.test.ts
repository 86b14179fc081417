import { personQrPath } from '@salient/shared/areas/persons/personPaths.ts';
import { create } from 'qrcode';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personQr } from '../../core-server/src/areas/persons/personQr.ts';
import { startServer, type TestServer } from '../harness/startServer.ts';

const origin = 'https://names.example.org';
const id = '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ mount: (koa) => koa.use(personQr({ publicUrl: origin }).routes()) });
});
afterAll(() => server?.close());

test('the code for print leads to the permanent address of the person, with its margin [beyond 4, PUBLIC-41]', async () => {
  const reply = await fetch(server.origin + personQrPath(id));
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  const svg = await reply.text();
  const { size } = create(`${origin}/person/_id=${id}`, { errorCorrectionLevel: 'M' }).modules;
  // Four modules of margin on each side.
  expect(svg).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
  expect(await (await fetch(server.origin + personQrPath(id.toUpperCase()))).text()).toBe(svg);
});

test('an id that is none has no code', async () => {
  expect((await fetch(server.origin + personQrPath('nobody'))).status).toBe(404);
});
