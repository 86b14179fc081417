import { readFileSync } from 'node:fs';
import { publicPathOf, shortAddressKinds } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

const guide = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8');
const requests = [...guide.matchAll(/^```json\n(.*?)^```/gms)].map(([, request = '']) => request);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('every request of the guide to the API is answered with a result [RPC-01, RPC-03, RPC-05]', async () => {
  expect(requests.length).toBeGreaterThan(2);
  for (const request of requests) {
    const answer: unknown = JSON.parse(await server.guest.postText(request));
    for (const one of [answer].flat()) expect(one, request).toMatchObject({ result: expect.anything() });
  }
});

test('the guide to the API names the page of every kind of short address', () => {
  for (const kind of shortAddressKinds) {
    expect(guide).toContain(`| \`${kind}\` | \`${publicPathOf({ kind, id: '{id}', second_id: '{second_id}' })}\``);
  }
});
