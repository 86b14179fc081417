import { readFileSync } from 'node:fs';
import { methods } from '@salient/shared/app/methods.ts';
import { csvGroups } from '@salient/shared/areas/functions/csv/csvFields.ts';
import { publicPathOf, shortAddressKinds } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../harness/startServer.ts';

const read = (name: string) => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const requestsOf = (text: string) => [...text.matchAll(/^```json\n(.*?)^```/gms)].map(([, request = '']) => request);
const guide = read('api.md');
const staffGuide = read('api-staff.md');
const requests = requestsOf(guide);

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

test('the guide for programs of staff asks what is answered, and names methods and fields that there are [CSV-03]', async () => {
  const staff = await server.signIn('normal');
  for (const request of requestsOf(staffGuide)) {
    const { params, ...call } = JSON.parse(request) as { params: object };
    const answer: unknown = JSON.parse(
      await staff.postText(JSON.stringify({ ...call, params: { ...params, token: staff.token } })),
    );
    expect(answer, request).toMatchObject({ result: { status: 'OK' } });
  }
  const called = /`((?:find|get|create|preview|start|undo|cancel|resume|set|take|validate|count|apply)[A-Z]\w+)`/g;
  for (const [, name = ''] of staffGuide.matchAll(called)) expect(Object.keys(methods), name).toContain(name);
  const rows = staffGuide.split('\n').filter((line) => line.startsWith('| `'));
  for (const [group, fields] of Object.entries(csvGroups)) {
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${group}\``));
    for (const field of fields)
      expect(`${row} ${staffGuide.split('| group |')[0]}`, `${group}.${field}`).toContain(`\`${field}\``);
  }
});
