import { randomUUID } from 'node:crypto';
import {
  countVisits,
  findStruckCounts,
  getFigures,
  getFiguresCsv,
  restoreCounts,
  strikeOutCounts,
} from '@salient/shared/areas/figures/figureMethods.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceSecretOf, pairDevices } from '../../harness/records/pairDevices.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

const now = new Date('2026-11-22T20:00:00Z');
const week = { from: '2026-11-16', to: '2026-11-22' };
let server: TestServer;
let admin: TestClient;

beforeAll(async () => {
  server = await startServer({ now: () => now });
  await pairDevices(server);
  admin = await server.signIn('admin');
  // At kiosk 1, 40 visits between nine and ten o'clock in Brussels and 2 in the hour after; at kiosk 2, 3.
  await send(1, deviceSecretOf(1), '2026-11-20T08:00:00Z', 40);
  await send(1, deviceSecretOf(1), '2026-11-20T09:00:00Z', 2);
  await send(2, deviceSecretOf(2), '2026-11-20T08:00:00Z', 3);
  await send(1, undefined, '2026-11-20T08:00:00Z', 7);
});
afterAll(() => server.close());

function send(kiosk: number, device_key: string | undefined, hour: string, count: number) {
  return server.guest.call(countVisits, {
    kiosk,
    batch: randomUUID(),
    sent_at: now.toISOString(),
    counts: [{ hour, what: 'visits', language: 'nl', version: 'main', count }],
    ...(device_key ? { device_key } : {}),
  });
}

const figures = () => admin.call(getFigures, { ...week, step: 'day' });

async function csvLines(): Promise<number> {
  const { url } = await admin.call(getFiguresCsv, { ...week, language: 'nl' });
  return (await (await fetch(new URL(url, server.origin))).text()).trim().split('\n').length - 1;
}

test('countVisits believes anybody: what unpaired devices send is told apart, and administrators strike out hours and put them back', async () => {
  expect(await figures()).toMatchObject({ visits: 45, left_out: { unpaired: 7, struck: 0 } });
  expect(await csvLines()).toBe(3);

  const reason = 'proef met een schoolgroep';
  const hours = { kiosk: 1, from: '2026-11-20T09:00', to: '2026-11-20T10:00' };
  const struck = await admin.call(strikeOutCounts, { ...hours, reason });
  expect(struck).toMatchObject({
    ...hours,
    reason,
    count: 40,
    struck_by: expect.stringMatching(/^admin/),
    restored_at: null,
  });
  const after = await figures();
  expect(after).toMatchObject({ visits: 5, left_out: { unpaired: 7, struck: 40 } });
  expect(after.kiosks.map(({ visits }) => visits)).toEqual([2, 3, 0, 0]);
  expect(after.hours[9]).toBe(3);
  expect(await csvLines()).toBe(2);

  // What the hour brings later is left out as well, and nothing of it is lost.
  await send(1, deviceSecretOf(1), '2026-11-20T08:00:00Z', 1);
  expect(await figures()).toMatchObject({ visits: 5, left_out: { struck: 41 } });
  await admin.call(restoreCounts, { id: struck.id });
  await admin.call(restoreCounts, { id: struck.id });
  expect(await figures()).toMatchObject({ visits: 46, left_out: { unpaired: 7, struck: 0 } });
  expect(await admin.call(findStruckCounts, {})).toMatchObject([
    { id: struck.id, restored_by: struck.struck_by, count: 41 },
  ]);
});

test('hours that end before they begin, or that nobody struck out, are refused', async () => {
  const fail = (work: Promise<unknown>) => expect(work).rejects;
  await fail(
    admin.call(strikeOutCounts, { kiosk: 1, from: '2026-11-20T10:00', to: '2026-11-20T09:00', reason: '' }),
  ).toMatchObject({ code: -32602 });
  await fail(
    admin.call(strikeOutCounts, { kiosk: 1, from: '2026-02-31T10:00', to: '2026-03-21T09:00', reason: '' }),
  ).toMatchObject({ code: -32602 });
  await fail(admin.call(restoreCounts, { id: randomUUID() })).toMatchObject({ name: 'notFound' });
});

test('an hour that summer time leaves out holds nothing, and is no error', async () => {
  const hours = { kiosk: 1, from: '2026-03-29T02:00', to: '2026-03-29T03:00' };
  const { id, count } = await admin.call(strikeOutCounts, { ...hours, reason: '' });
  expect(count).toBe(0);
  await admin.call(restoreCounts, { id });
});
