import { createHash, pbkdf2Sync } from 'node:crypto';
import { findChanges, restoreVersion } from '@salient/shared/areas/changes/changeMethods.ts';
import { getKioskContent, getKioskContentVersion } from '@salient/shared/areas/kiosk-content/kioskContentMethods.ts';
import type { KioskInput } from '@salient/shared/areas/kiosks/kiosk.ts';
import {
  askKiosk,
  findKioskCommands,
  findKiosks,
  getKiosk,
  getKioskScreenshot,
  openKioskPairing,
  pairKiosk,
  reportKiosk,
  sendKioskScreenshot,
  setKioskExitPin,
  unpairKiosk,
  updateKiosk,
  validateKiosk,
} from '@salient/shared/areas/kiosks/kioskMethods.ts';
import type { CommandOutcome, KioskReport } from '@salient/shared/areas/kiosks/kioskReport.ts';
import { defaultKioskSettings } from '@salient/shared/areas/kiosks/kioskSettings.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Listener } from '../../harness/Listener.ts';
import { kioskReport, onePixel, pairDevice, pairingCodeOf } from '../../harness/records/kioskDevice.ts';
import { startServer, type TestServer } from '../../harness/startServer.ts';
import type { TestClient } from '../../harness/TestClient.ts';

const start = new Date('2026-07-31T10:00:00Z');
let now = start;
let server: TestServer;
let admin: TestClient;
let normal: TestClient;
const listeners: Listener[] = [];
beforeAll(async () => {
  server = await startServer({ now: () => now });
  admin = await server.signIn('admin');
  normal = await server.signIn('normal');
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.close();
});
afterAll(() => server.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const report = (device_key: string, given: Partial<KioskReport> = {}, outcomes: CommandOutcome[] = []) =>
  server.guest.call(reportKiosk, { device_key, report: kioskReport(given), outcomes });
const statusOf = async (kiosk: number) => (await normal.call(findKiosks, {}))[kiosk - 1];
const setUp = async (kiosk: number, changes: Partial<KioskInput>) => {
  const { id, version } = await admin.call(getKiosk, { kiosk });
  return admin.call(updateKiosk, { kiosk: { id, version, ...changes } });
};
const commandsOf = (kiosk: number) => normal.call(findKioskCommands, { kiosk });

describe('the set-up of a kiosk', () => {
  test('is the default until somebody sets it up, and then what the kiosk is given [beyond 15]', async () => {
    const { settings, opening_hours } = await server.guest.call(getKioskContent, { kiosk: 4 });
    expect(settings).toEqual(defaultKioskSettings);
    expect(opening_hours.always_open).toBe(true);
    const before = await server.guest.call(getKioskContentVersion, { kiosk: 4 });
    const saved = await setUp(4, {
      name: ' Lift ',
      panel_inches: '43',
      idle_seconds: 90,
      monday: '',
      always_open: false,
    });
    expect(saved).toMatchObject({ name: 'Lift', panel_inches: 43, version: 2 });
    const content = await server.guest.call(getKioskContent, { kiosk: 4 });
    expect(content.settings).toMatchObject({ panel_inches: 43, idle_seconds: 90, motion: true });
    expect(content.opening_hours).toMatchObject({ always_open: false, monday: '' });
    expect((await server.guest.call(getKioskContentVersion, { kiosk: 4 })).version).not.toBe(before.version);
  });

  test('is refused field by field, all in one answer [VALID-03, VALID-40]', async () => {
    const { id, version } = await admin.call(getKiosk, { kiosk: 3 });
    const bad = {
      panel_inches: 9,
      viewing_distance_mm: 'ver',
      language: 'es',
      idle_seconds: 60.5,
      monday: '18:00-10:00',
      exceptions: ['2026-02-30'],
      alert_email: 'niemand',
    };
    const { data } = (await admin.call(validateKiosk, { kiosk: { id, version, ...bad } })) as { data: object };
    expect(Object.keys(data).sort()).toEqual(Object.keys(bad).sort());
    const update = admin.call(updateKiosk, { kiosk: { id, version, ...bad } });
    await expect(update).rejects.toMatchObject({ code: 1013, data });
    const twice = { exceptions: ['2026-12-25', '2026-12-25 10:00-12:00'] };
    expect(await admin.call(validateKiosk, { kiosk: { id, version, ...twice } })).toMatchObject({ status: 'NOK' });
  });

  test('is not overwritten unseen, and can be restored [beyond 3, beyond 23]', async () => {
    const first = await setUp(2, { place: 'Inkomhal' });
    await setUp(2, { place: 'Belfort' });
    const stale = { id: first.id, version: first.version, place: 'Kelder' };
    await expect(admin.call(updateKiosk, { kiosk: stale })).rejects.toMatchObject({
      code: 1020,
      data: { changedFields: ['place'] },
    });
    const { data } = await admin.call(findChanges, { type: 'kiosk', id: first.id });
    const back = data.find(({ version }) => version === first.version);
    await admin.call(restoreVersion, { change: back?.id as string, side: 'after', version: first.version + 1 });
    expect(await admin.call(getKiosk, { kiosk: 2 })).toMatchObject({ place: 'Inkomhal', version: first.version + 2 });
  });

  test('has a PIN that a kiosk checks by itself and that stands nowhere [beyond 5]', async () => {
    await admin.call(setKioskExitPin, { kiosks: [1, 2], pin: '271117' });
    const { exit_pin } = await report(await pairDevice(server, 1));
    if (!exit_pin) throw new Error('no PIN');
    const { salt, iterations, hash } = exit_pin;
    const derived = pbkdf2Sync('271117', Buffer.from(salt, 'base64'), iterations, 32, 'sha256');
    expect(derived.toString('base64')).toBe(hash);
    expect(await normal.call(getKiosk, { kiosk: 2 })).toMatchObject({ has_exit_pin: true });
    const { id } = await admin.call(getKiosk, { kiosk: 1 });
    const trail = JSON.stringify(await admin.call(findChanges, { type: 'kiosk', id }));
    expect(trail).toContain('exit_pin');
    expect(trail).not.toContain('271117');
    expect(trail).not.toContain(hash);
    await admin.call(setKioskExitPin, { kiosks: [1, 2], pin: null });
    expect(await normal.call(getKiosk, { kiosk: 1 })).toMatchObject({ has_exit_pin: false });
    await expect(admin.call(setKioskExitPin, { kiosks: [1], pin: '12' })).rejects.toMatchObject({ code: -32602 });
  });
});

describe('pairing', () => {
  test('turns a code into a secret once, and the newer device takes the place of the older [beyond 10]', async () => {
    const code = await pairingCodeOf(server, 3);
    expect(code).toMatch(/^\d{8}$/);
    const paired = await server.guest.call(pairKiosk, { code: `${code.slice(0, 4)} ${code.slice(4)}` });
    expect(paired.kiosk).toBe(3);
    await expect(server.guest.call(pairKiosk, { code })).rejects.toMatchObject({ name: 'pairingCodeNotGood' });
    expect(await report(paired.device_key)).toMatchObject({ kiosk: 3, now: now.toISOString() });
    const newer = await pairDevice(server, 3);
    await expect(report(paired.device_key)).rejects.toMatchObject({ name: 'deviceNotPaired' });
    await report(newer);
    const [stored] = await server.dataSource.query('SELECT key_hash FROM kiosk_device WHERE kiosk = 3');
    expect(stored.key_hash).toEqual(createHash('sha256').update(newer).digest());

    await admin.call(unpairKiosk, { kiosk: 3 });
    await expect(report(newer)).rejects.toMatchObject({ name: 'deviceNotPaired' });
    await expect(admin.call(unpairKiosk, { kiosk: 3 })).rejects.toMatchObject({ name: 'kioskNotPaired' });
    expect(await statusOf(3)).toMatchObject({ state: 'unpaired', report: null });
  });

  test('ends with a newer code, and after ten minutes', async () => {
    const older = await pairingCodeOf(server, 2);
    const { code, expires_at } = await admin.call(openKioskPairing, { kiosk: 2 });
    await expect(server.guest.call(pairKiosk, { code: older })).rejects.toMatchObject({ name: 'pairingCodeNotGood' });
    expect(Date.parse(expires_at) - now.getTime()).toBe(600_000);
    later(600);
    await expect(server.guest.call(pairKiosk, { code })).rejects.toMatchObject({ name: 'pairingCodeNotGood' });
  });
});

describe('what is counted', () => {
  let strict: TestServer;
  beforeAll(async () => {
    const rule = { points: 3, seconds: 900 };
    strict = await startServer({
      now: () => now,
      limits: { kioskPairing: rule, kioskKey: rule, kioskReport: rule, kioskAsking: rule },
    });
  });
  afterAll(() => strict.close());
  const tooMany = { name: 'tooManyRequests', data: { retryAfterSeconds: expect.any(Number) } };

  test('guessed codes and secrets, reports and commands; good codes are not [AUTH-34]', async () => {
    const device_key = await pairDevice(strict, 1);
    for (let n = 0; n < 4; n++) await pairDevice(strict, 2);
    for (let n = 0; n < 3; n++) {
      await expect(strict.guest.call(pairKiosk, { code: `0000000${n}` })).rejects.toMatchObject({ code: 2301 });
    }
    const code = await pairingCodeOf(strict, 3);
    await expect(strict.guest.call(pairKiosk, { code })).rejects.toMatchObject(tooMany);

    const send = (key: string) => strict.guest.call(reportKiosk, { device_key: key, report: kioskReport() });
    for (let n = 0; n < 3; n++) await expect(send('guessed')).rejects.toMatchObject({ code: 2302 });
    await expect(send('guessed')).rejects.toMatchObject(tooMany);
    for (let n = 0; n < 3; n++) await send(device_key);
    await expect(send(device_key)).rejects.toMatchObject(tooMany);

    const asking = await strict.signIn('normal');
    for (let n = 0; n < 3; n++) await asking.call(askKiosk, { kiosk: 1, kind: 'identify' });
    await expect(asking.call(askKiosk, { kiosk: 1, kind: 'identify' })).rejects.toMatchObject(tooMany);
  });
});

describe('the state of a kiosk', () => {
  test('is told by its last sign of life and the server’s clock [beyond 10]', async () => {
    expect(await statusOf(4)).toMatchObject({ state: 'unpaired', paired_at: null });
    await setUp(4, { always_open: true });
    const device_key = await pairDevice(server, 4);
    expect(await statusOf(4)).toMatchObject({ state: 'silent', seen_at: null, has_newest_content: null });
    const { content_version } = await report(device_key, { state: 'reading', touched_seconds_ago: 5 });
    expect(await statusOf(4)).toMatchObject({
      state: 'in_use',
      seen_at: now.toISOString(),
      touched_at: new Date(now.getTime() - 5_000).toISOString(),
      has_newest_content: false,
      has_newest_app: null,
    });
    await report(device_key, { content_version });
    expect(await statusOf(4)).toMatchObject({ state: 'running', has_newest_content: true });
    await report(device_key, { state: 'dark' });
    expect((await statusOf(4))?.state).toBe('dark');
    later(15);
    expect((await statusOf(4))?.state).toBe('dark');
    later(1);
    expect((await statusOf(4))?.state).toBe('silent');
    // Outside opening hours nobody misses it.
    await setUp(4, { always_open: false, friday: '' });
    expect(await statusOf(4)).toMatchObject({ state: 'closed', is_open: false });
    await setUp(4, { friday: '10:00-18:00' });
  });

  test('reaches staff who watch, and nobody else [beyond 10]', async () => {
    const device_key = await pairDevice(server, 1);
    const watcher = new Listener(server.origin, { auth: { token: normal.token } });
    const other = new Listener(server.origin, { auth: { token: (await server.signIn('readonly')).token } });
    listeners.push(watcher, other);
    for (const listener of [watcher, other]) expect(await listener.outcome()).toBe('connected');
    expect(await watcher.watchKiosks()).toEqual({ ok: true });
    expect(await other.watchKiosks()).toEqual({ ok: false, code: 1010 });
    await report(device_key);
    await watcher.until(({ heard }) => heard.some(([name]) => name === 'kiosks_seen'));
    expect(other.heard).toEqual([]);
  });
});

describe('a command', () => {
  test('is told at once, fetched, and done; who asked is remembered [beyond 10]', async () => {
    const device_key = await pairDevice(server, 1);
    const kiosk = new Listener(server.origin, { auth: { kiosk: 1 } });
    listeners.push(kiosk);
    await kiosk.outcome();
    const asked = await normal.call(askKiosk, { kiosk: 1, kind: 'identify' });
    expect(asked).toMatchObject({ state: 'waiting', kind: 'identify', asked_by: expect.stringContaining('normal-') });
    await kiosk.until(({ heard }) => heard.some(([name]) => name === 'kiosks_asked'));
    const { commands } = await report(device_key);
    expect(commands).toMatchObject([{ id: asked.id, kind: 'identify', at_once: false, expires_in_seconds: 60 }]);
    expect((await commandsOf(1))[0]?.state).toBe('fetched');
    // Until it says what became of it, it is told again.
    expect((await report(device_key)).commands).toHaveLength(1);
    expect((await report(device_key, {}, [{ id: asked.id, failure: null }])).commands).toEqual([]);
    expect((await commandsOf(1))[0]).toMatchObject({ state: 'done', ended_at: now.toISOString() });
  });

  test('expires when nobody fetches it in a minute; one that disturbs may wait half an hour once it is fetched', async () => {
    const device_key = await pairDevice(server, 1);
    await normal.call(askKiosk, { kiosk: 1, kind: 'reload' });
    later(60);
    expect((await report(device_key)).commands).toEqual([]);
    expect((await commandsOf(1))[0]?.state).toBe('expired');

    const patient = await normal.call(askKiosk, { kiosk: 1, kind: 'reload' });
    const hasty = await normal.call(askKiosk, { kiosk: 1, kind: 'reload', at_once: true });
    expect((await report(device_key)).commands.map(({ expires_in_seconds }) => expires_in_seconds)).toEqual([
      1_800, 60,
    ]);
    later(61);
    expect((await report(device_key)).commands.map(({ id }) => id)).toEqual([patient.id]);
    await report(device_key, {}, [{ id: hasty.id, failure: null }]);
    expect((await commandsOf(1)).find(({ id }) => id === hasty.id)?.state).toBe('expired');
    later(1_800);
    expect((await report(device_key)).commands).toEqual([]);
  });

  test('shows a story that the kiosk has, and says why it could not', async () => {
    const device_key = await pairDevice(server, 2);
    const partner = await server.make.story({ targets: ['museum'], kiosks: [2] });
    const story = await server.make.story({ targets: ['museum'], kiosks: [2], coupling_stories: [partner.id] });
    const other = await server.make.story({ targets: ['museum'], kiosks: [1] });
    const show = (story_id?: string) =>
      normal.call(askKiosk, { kiosk: 2, kind: 'show_story', ...(story_id ? { story_id } : {}) });
    await expect(show()).rejects.toMatchObject({ code: 1013 });
    await expect(show(other.id)).rejects.toMatchObject({ code: 1013 });
    const { id, story_name } = await show(story.id);
    expect(story_name).toBeTruthy();
    await report(device_key, {}, [{ id, failure: 'story_not_here' }]);
    expect((await commandsOf(2))[0]).toMatchObject({ state: 'failed', failure: 'story_not_here' });
    await expect(normal.call(askKiosk, { kiosk: 2, kind: 'reload', story_id: story.id })).rejects.toMatchObject({
      code: 1013,
    });
  });

  test('needs a paired device', async () => {
    await admin.call(unpairKiosk, { kiosk: 2 });
    await expect(normal.call(askKiosk, { kiosk: 2, kind: 'reload' })).rejects.toMatchObject({ code: 2304 });
  });

  test('pictures a screen that was asked for, and no other', async () => {
    const device_key = await pairDevice(server, 2);
    await expect(normal.call(getKioskScreenshot, { kiosk: 2 })).rejects.toMatchObject({ code: 2303 });
    const send = (command_id: string, picture = onePixel) =>
      server.guest.call(sendKioskScreenshot, { device_key, command_id, picture });
    const identify = await normal.call(askKiosk, { kiosk: 2, kind: 'identify' });
    await expect(send(identify.id)).rejects.toMatchObject({ code: 1011 });
    const { id } = await normal.call(askKiosk, { kiosk: 2, kind: 'screenshot' });
    await expect(send(id, 'data:text/html;base64,PGI+')).rejects.toMatchObject({ code: -32602 });
    await send(id);
    expect(await normal.call(getKioskScreenshot, { kiosk: 2 })).toMatchObject({ picture: onePixel });
    expect((await commandsOf(2))[0]).toMatchObject({ id, state: 'done' });
  });
});
