import { openKioskPairing, pairKiosk } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import type { KioskReport } from '@salient/shared/areas/kiosks/kioskReport.ts';
import type { TestServer } from '../startServer.ts';

/** A code that an administrator has just opened for a kiosk. */
export async function pairingCodeOf(server: TestServer, kiosk: number): Promise<string> {
  const admin = await server.signIn('admin');
  return (await admin.call(openKioskPairing, { kiosk })).code;
}

/** Pairs a device with a kiosk, as its pairing screen does. */
export async function pairDevice(server: TestServer, kiosk: number): Promise<string> {
  return (await server.guest.call(pairKiosk, { code: await pairingCodeOf(server, kiosk) })).device_key;
}

/** A sign of life of a kiosk that nobody touches. */
export const kioskReport = (given: Partial<KioskReport> = {}): KioskReport => ({
  app_version: 'app-1',
  content_version: 'content-1',
  bundle: null,
  content_date: '2026-07-31T08:00:00.000Z',
  screen: { width: 1080, height: 1920 },
  free_memory_mb: 1_800,
  uptime_seconds: 3_600,
  touched_seconds_ago: 120,
  state: 'attract',
  offline_seconds: null,
  error_count: 0,
  errors: [],
  ...given,
});

/** The smallest picture there is. */
export const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
