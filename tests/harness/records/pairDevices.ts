import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { hashSecret } from '../../../core-server/src/areas/kiosks/pairing.ts';
import type { TestServer } from '../startServer.ts';

/** The secret of the device that `pairDevices` makes a kiosk of. */
export const deviceSecretOf = (kiosk: number) => `key-of-the-device-that-is-kiosk-${kiosk}`;

/** Makes a device of every kiosk. */
export async function pairDevices({ dataSource }: Pick<TestServer, 'dataSource'>): Promise<void> {
  for (const kiosk of kioskNumbers) {
    await dataSource.query('INSERT INTO kiosk_device (kiosk, key_hash, paired_at) VALUES ($1, $2, now())', [
      kiosk,
      hashSecret(deviceSecretOf(kiosk)),
    ]);
  }
}
