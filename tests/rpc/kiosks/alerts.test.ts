import { getKiosk, reportKiosk, updateKiosk } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { findMails, getMail } from '@salient/shared/areas/mails/mailMethods.ts';
import { createUser } from '@salient/shared/areas/users/userMethods.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchKiosks } from '../../../core-server/src/areas/kiosks/watchKiosks.ts';
import { kioskReport, pairDevice } from '../../harness/records/kioskDevice.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

// A Friday; the museum opens at 10 o'clock in Brussels, 8 o'clock UTC.
let now = new Date('2026-07-31T07:00:00Z');
let server: TestServer;
let admin: TestClient;
let device_key: string;
beforeAll(async () => {
  server = await startServer({ now: () => now });
  admin = await server.signIn('admin');
  const { id, version } = await admin.call(getKiosk, { kiosk: 1 });
  await admin.call(updateKiosk, {
    kiosk: { id, version, name: 'Lift', place: 'Belfort', always_open: false, alert_email: 'dienst@example.org' },
  });
  device_key = await pairDevice(server, 1);
});
afterAll(() => server.close());

const report = () => server.guest.call(reportKiosk, { device_key, report: kioskReport() });
const watchAt = async (time: string) => {
  now = new Date(`2026-07-31T${time}Z`);
  return watchKiosks(server, now);
};
const nothing = { silent: 0, back: 0 };

test('silence within opening hours is told once, and its end once, to the address that was set [beyond 10]', async () => {
  await watchAt('07:00:00');
  await report();
  // Closed: nobody is missed, nor in the first minutes after opening.
  expect(await watchAt('07:59:00')).toEqual(nothing);
  expect(await watchAt('08:02:00')).toEqual(nothing);
  expect(await watchAt('08:03:00')).toEqual({ silent: 1, back: 0 });
  expect(await watchAt('08:04:00')).toEqual(nothing);
  expect(await watchAt('12:00:00')).toEqual(nothing);
  await report();
  expect(await watchAt('12:00:10')).toEqual({ silent: 0, back: 1 });
  expect(await watchAt('12:00:12')).toEqual(nothing);
  // A short gap is none.
  expect(await watchAt('12:02:59')).toEqual(nothing);
  expect(await watchAt('12:03:00')).toEqual({ silent: 1, back: 0 });

  const { data } = await admin.call(findMails, { filter: { kind: 'kioskSilent' }, sort: [['created_at', 1]] });
  expect(data).toMatchObject([{ kiosk: 1, recipient: 'dienst@example.org', account: null }, { kiosk: 1 }]);
  const { subject } = await admin.call(getMail, { id: data[0]?.id as string });
  expect(subject).toContain('antwoordt niet');
});

test('the mail says which kiosk, where, and since when', async () => {
  // Whatever wakes the sender has it work off the whole queue.
  await admin.call(createUser, { user: { type: 'normal', account: 'wekker', email: 'wekker@example.org' } });
  const mails = await admin.call(findMails, { filter: { kind: 'kioskSilent' }, sort: [['created_at', 1]] });
  const id = mails.data[0]?.id as string;
  await vi.waitFor(async () => expect((await admin.call(getMail, { id })).status).toBe('kept'), 10_000);
  const { text } = await admin.call(getMail, { id });
  expect(text).toContain('Van kiosk 1 (Lift) kwam sinds 31 juli 2026');
  expect(text).toContain('09:00');
  expect(text).toContain('Plaats: Belfort.');
  expect(text).toContain('https://salient.example/kiosks/1');
});
