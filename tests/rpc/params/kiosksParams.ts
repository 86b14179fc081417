import { askKiosk, getKiosk, sendKioskScreenshot } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { kioskReport, onePixel, pairDevice, pairingCodeOf } from '../../harness/records/kioskDevice.ts';
import type { TestServer } from '../../harness/startServer.ts';
import type { ValidParams } from './ValidParams.ts';

export const kiosksParams = {
  findKiosks: async () => ({}),
  getKiosk: async () => ({ kiosk: 1 }),
  validateKiosk: async (server) => ({ kiosk: await kioskInput(server) }),
  updateKiosk: async (server) => ({ kiosk: await kioskInput(server) }),
  setKioskExitPin: async () => ({ kiosks: [3, 4], pin: '2711' }),
  openKioskPairing: async () => ({ kiosk: 1 }),
  pairKiosk: async (server) => ({ code: await pairingCodeOf(server, 2) }),
  unpairKiosk: async (server) => {
    await pairDevice(server, 3);
    return { kiosk: 3 };
  },
  reportKiosk: async (server) => ({ device_key: await pairDevice(server, 1), report: kioskReport(), outcomes: [] }),
  sendKioskScreenshot: async (server) => {
    const device_key = await pairDevice(server, 4);
    const { id } = await (await server.signIn('normal')).call(askKiosk, { kiosk: 4, kind: 'screenshot' });
    return { device_key, command_id: id, picture: onePixel };
  },
  getKioskScreenshot: async (server) => {
    const device_key = await pairDevice(server, 4);
    const { id } = await (await server.signIn('normal')).call(askKiosk, { kiosk: 4, kind: 'screenshot' });
    await server.guest.call(sendKioskScreenshot, { device_key, command_id: id, picture: onePixel });
    return { kiosk: 4 };
  },
  askKiosk: async (server) => {
    await pairDevice(server, 1);
    return { kiosk: 1, kind: 'identify', at_once: false };
  },
  findKioskCommands: async () => ({ kiosk: 1, limit: 5 }),
} satisfies Partial<ValidParams>;

async function kioskInput(server: TestServer) {
  const { id, version } = await (await server.signIn('admin')).call(getKiosk, { kiosk: 1 });
  return { id, version, name: 'Kiosk aan de lift', idle_seconds: 90, monday: '', exceptions: ['2026-12-25'] };
}
