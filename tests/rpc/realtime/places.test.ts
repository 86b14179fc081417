import { openKioskPairing, pairKiosk } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Listener } from '../../harness/Listener.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';

let server: TestServer;
const open: Listener[] = [];
beforeEach(async () => {
  server = await startServer({ trustedProxies: 1 });
});
afterEach(async () => {
  for (const listener of open.splice(0)) listener.close();
  await server.close();
});

function outcome(auth: Record<string, unknown>, extraHeaders: Record<string, string> = {}) {
  const listener = new Listener(server.origin, { auth, extraHeaders });
  open.push(listener);
  return listener.outcome();
}
const from = (address: string) => ({ 'x-forwarded-for': `1.2.3.4, ${address}` });

async function pair(kiosk: number): Promise<string> {
  const admin = await server.signIn('admin');
  const { code } = await admin.call(openKioskPairing, { kiosk });
  return (await server.guest.call(pairKiosk, { code })).device_key;
}

test('100 anonymous sockets do not fill the places of the kiosks: paired devices have their own', async () => {
  const device_key = await pair(2);
  const anonymous = Array.from({ length: 101 }, (_, index) =>
    outcome({ kiosk: 2 }, from(`198.51.100.${Math.floor(index / 20)}`)),
  );
  const outcomes = await Promise.all(anonymous);
  expect(outcomes.filter((each) => each === 'connected')).toHaveLength(100);
  expect(await outcome({ kiosk: 2 }, from('203.0.113.1'))).toBe(1029);
  expect(await outcome({ kiosk: 2, device_key }, from('198.51.100.0'))).toBe('connected');
  // A key opens the places of its own kiosk and no others.
  expect(await outcome({ kiosk: 3, device_key }, from('203.0.113.1'))).toBe(1029);
  expect(await outcome({ kiosk: 2, device_key: 'x'.repeat(43) }, from('203.0.113.1'))).toBe(1029);
});

test('one address takes so many places and no more, and gets them back', async () => {
  const outcomes = await Promise.all(Array.from({ length: 21 }, () => outcome({ kiosk: 1 }, from('198.51.100.1'))));
  expect(outcomes.filter((each) => each === 1029)).toHaveLength(1);
  expect(await outcome({ kiosk: 1 }, from('198.51.100.2'))).toBe('connected');
  for (const listener of open.splice(0)) listener.close();
  await expect.poll(() => outcome({ kiosk: 1 }, from('198.51.100.1'))).toBe('connected');
});

test('a page of another site gets no connection; the museum’s own pages do', async () => {
  const { token } = await server.signIn('normal');
  expect(await outcome({ token }, { origin: 'https://evil.example' })).not.toBe('connected');
  expect(await outcome({ token }, { origin: 'null' })).not.toBe('connected');
  for (const origin of [server.origin, 'https://salient.example']) {
    expect(await outcome({ token }, { origin })).toBe('connected');
  }
});
