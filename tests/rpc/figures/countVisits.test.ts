import { randomUUID } from 'node:crypto';
import { countVisits, getFigures, getFiguresCsv, largestBatch } from '@salient/shared/areas/figures/figureMethods.ts';
import type { KioskCount } from '@salient/shared/areas/figures/useCount.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultLimits } from '../../../core-server/src/areas/users/AccessLimits.ts';
import { removeExpired } from '../../../core-server/src/areas/users/removeExpired.ts';
import { deviceSecretOf, pairDevices } from '../../harness/records/pairDevices.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

let server: TestServer;
let editor: TestClient;
let now = new Date('2026-11-22T13:20:00Z');
beforeAll(async () => {
  server = await startServer({ now: () => now });
  await pairDevices(server);
  editor = await server.signIn('normal-civilian');
});
afterAll(() => server.close());

const visits = (hour: string, count = 1, more: object = {}) =>
  ({ hour, what: 'visits', language: 'nl', version: 'main', count, ...more }) as KioskCount;
const sendUnpaired = (counts: readonly KioskCount[], more: object = {}) =>
  server.guest.call(countVisits, {
    ...{ kiosk: 1, batch: randomUUID(), sent_at: now.toISOString(), counts: [...counts], ...more },
  });
const send = (counts: readonly KioskCount[], more: { kiosk?: number; batch?: string; sent_at?: string } = {}) =>
  sendUnpaired(counts, { device_key: deviceSecretOf(more.kiosk ?? 1), ...more });
const figures = (day: string, kiosk?: number) =>
  editor.call(getFigures, { from: day, to: day, ...(kiosk ? { kiosk } : {}) });

test('a batch that comes again counts once, also when both come at the same time [beyond 18]', async () => {
  const batch = randomUUID();
  const counts = [visits('2026-11-21T09:00:00Z', 4)];
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(counts, { batch })));
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ status: 'OK', left_out: 0 })));
  expect((await figures('2026-11-21')).visits).toBe(4);
  await send(counts);
  expect((await figures('2026-11-21')).visits).toBe(8);
});

test('what a kiosk counted without the server goes to its own hour, up to sixty days back [beyond 18]', async () => {
  const counts = [
    visits('2026-11-10T08:00:00Z', 2),
    visits('2026-09-24T08:00:00Z', 3),
    visits('2026-09-22T08:00:00Z', 5),
    visits('2019-01-01T08:00:00Z', 7),
  ];
  expect(await send(counts, { kiosk: 3 })).toEqual({ status: 'OK', left_out: 2 });
  expect((await figures('2026-11-10', 3)).hours[9]).toBe(2);
  expect((await figures('2026-09-24', 3)).hours[10]).toBe(3);
  expect((await figures('2026-09-22', 3)).visits).toBe(0);
});

test('only paired devices count: what three guest calls made is kept apart, and no figure nor the CSV holds it [beyond 18]', async () => {
  const day = '2026-11-12';
  const many = Array.from({ length: 500 }, (_, index) =>
    visits(`${day}T${String(index % 23).padStart(2, '0')}:00:00Z`, 300),
  );
  for (const more of [{}, { device_key: 'x'.repeat(43) }, { device_key: deviceSecretOf(2) }]) {
    await sendUnpaired(many, { kiosk: 4, ...more });
  }
  expect((await figures(day)).visits).toBe(0);
  const { url } = await editor.call(getFiguresCsv, { from: day, to: day });
  expect((await (await fetch(server.origin + url)).text()).trim().split('\n')).toHaveLength(1);
  const [kept] = await server.dataSource.query(
    'SELECT bool_or(paired) AS paired, max(count)::int AS most FROM use_count WHERE kiosk = 4',
  );
  expect(kept).toEqual({ paired: false, most: 300 });
  await send([visits(`${day}T09:00:00Z`, 2)], { kiosk: 4 });
  expect((await figures(day, 4)).visits).toBe(2);
});

test('an hour of a kiosk holds no more visits than time allows, in however many batches they come [beyond 18]', async () => {
  const hour = '2026-11-13T09:00:00Z';
  expect(await send([visits(hour, 361), visits(hour, 200)])).toEqual({ status: 'OK', left_out: 1 });
  const answers = await Promise.all(Array.from({ length: 4 }, () => send([visits(hour, 50)])));
  expect(answers.reduce((all, { left_out }) => all + left_out, 0)).toBe(1);
  expect((await figures('2026-11-13', 1)).visits).toBe(350);
});

test('a wrong clock moves the hours by what it is wrong, and nothing lies ahead [beyond 18]', async () => {
  const at1970 = { sent_at: '1970-01-02T05:20:00Z', kiosk: 4 };
  expect(await send([visits('1970-01-01T05:00:00Z')], at1970)).toEqual({ status: 'OK', left_out: 0 });
  expect((await figures('2026-11-21', 4)).hours[14]).toBe(1);
  await send([visits('2026-12-24T09:00:00Z', 6)], { kiosk: 4 });
  expect((await figures('2026-11-22', 4)).hours[14]).toBe(6);
});

test('an hour of the summer and one of the winter stand where the clocks of Ieper showed them', async () => {
  now = new Date('2026-10-26T12:00:00Z');
  // 02:30 twice: before and after the clocks went back.
  await send([visits('2026-10-25T00:00:00Z'), visits('2026-10-25T01:00:00Z'), visits('2026-10-24T22:00:00Z')]);
  const { hours, visits: all } = await figures('2026-10-25');
  expect([hours[0], hours[2], all]).toEqual([1, 2, 3]);
  now = new Date('2026-11-22T13:20:00Z');
});

test('counts of records that are no more are left out; those of a story that was unpublished stay', async () => {
  const story = await server.make.story({ targets: ['museum'] });
  const opened = (record: string): KioskCount => ({
    ...{ hour: '2026-11-20T08:00:00Z', what: 'stories_opened', record, language: 'de', version: 'child', count: 1 },
  });
  expect(await send([opened(story.id), opened(randomUUID())])).toEqual({ status: 'OK', left_out: 1 });
  await server.dataSource.query(`UPDATE person_story SET targets = '{}', published_date = NULL WHERE id = $1`, [
    story.id,
  ]);
  expect((await figures('2026-11-20')).stories).toMatchObject([{ id: story.id, opened: 1 }]);
  expect((await figures('2026-11-20')).stories[0]?.name).not.toBe('');
});

test.each<[string, object]>([
  ['a text that somebody typed', { what: 'searches', value: 'one', text: 'Peeters' }],
  ['a name for a value', { what: 'searches', value: 'Peeters' }],
  ['a moment', { hour: '2026-11-20T08:17:42Z' }],
  ['a visitor', { visitor: randomUUID() }],
  ['a story with a length of stay', { what: 'stays', value: 'below_1m', record: randomUUID() }],
  ['a language with a length of stay', { what: 'stays', value: 'below_1m', language: 'nl' }],
  ['what the server counts itself', { what: 'codes_opened', value: 'story', record: randomUUID() }],
  ['no visit', { count: 0 }],
  ['visits by the thousands', { count: 10_001 }],
])('%s is refused [beyond 18]', async (_, wrong) => {
  const { language, version, ...base } = visits('2026-11-20T08:00:00Z') as KioskCount & Record<string, unknown>;
  const count = 'what' in wrong ? { ...base, ...wrong } : { ...base, language, version, ...wrong };
  await expect(send([count as unknown as KioskCount])).rejects.toMatchObject({ code: -32602 });
});

test('a batch has a size, and an address a number of batches', async () => {
  const many = Array.from({ length: largestBatch + 1 }, () => visits('2026-11-20T08:00:00Z'));
  await expect(send(many)).rejects.toMatchObject({ code: -32602 });
  const limits = { countBatches: { ...defaultLimits.countBatches, points: 2 } };
  const strict = await startServer({ limits });
  try {
    const once = () =>
      strict.guest.call(countVisits, {
        ...{ kiosk: 1, batch: randomUUID(), sent_at: new Date().toISOString() },
        counts: [visits('2026-11-20T08:00:00Z')],
      });
    await once();
    await once();
    await expect(once()).rejects.toMatchObject({ code: 1029, data: { retryAfterSeconds: expect.any(Number) } });
  } finally {
    await strict.close();
  }
});

test('no column could say who was there, nor which counts one visit made [beyond 18]', async () => {
  const columns = await server.dataSource.query(
    `SELECT table_name || '.' || column_name || ' ' || data_type AS name FROM information_schema.columns
     WHERE table_name IN ('use_count', 'use_batch') ORDER BY table_name, ordinal_position`,
  );
  expect(columns.map(({ name }: { name: string }) => name)).toEqual([
    'use_batch.id uuid',
    'use_batch.received_on date',
    'use_count.hour timestamp with time zone',
    'use_count.kiosk smallint',
    'use_count.what text',
    'use_count.value text',
    'use_count.record_id uuid',
    'use_count.language text',
    'use_count.version text',
    'use_count.count bigint',
    'use_count.paired boolean',
  ]);
  // Nothing finer than an hour can be stored, whoever writes.
  await expect(
    server.dataSource.query(`INSERT INTO use_count (hour, what, count) VALUES ('2026-11-20T08:00:01Z', 'visits', 1)`),
  ).rejects.toThrow('use_count_hour_check');
});

test('the id of a batch is forgotten once the batch would be too old; sums stay [beyond 20]', async () => {
  const batch = randomUUID();
  await send([visits('2026-11-19T08:00:00Z')], { batch });
  const isKnown = async () =>
    (await server.dataSource.query('SELECT 1 FROM use_batch WHERE id = $1', [batch])).length === 1;
  const dayMs = 86_400_000;
  await removeExpired({ dataSource: server.dataSource }, new Date(now.getTime() + 60 * dayMs));
  expect(await isKnown()).toBe(true);
  await removeExpired({ dataSource: server.dataSource }, new Date(now.getTime() + 63 * dayMs));
  expect(await isKnown()).toBe(false);
  const sums = await server.dataSource.query(`SELECT count FROM use_count WHERE hour = '2026-11-19T08:00:00Z'`);
  expect(sums).toEqual([{ count: '1' }]);
});
