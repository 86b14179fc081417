import { kioskErrors } from '@salient/shared/areas/kiosks/kioskErrors.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { EntityManager } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';
import type { Services } from '../../lib/rpc/Services.ts';
import { KioskDeviceEntity } from './KioskDeviceEntity.ts';
import { hashSecret } from './pairing.ts';

interface DeviceCall {
  readonly services: Pick<Services, 'accessLimits'>;
  readonly client: { readonly address: string };
}

/** Whether a secret is that of the device that is this kiosk. */
export const isPairedDevice = (db: EntityManager, kiosk: number, secret: string | undefined): Promise<boolean> =>
  secret === undefined
    ? Promise.resolve(false)
    : db.existsBy(KioskDeviceEntity, { kiosk, secret_hash: hashSecret(secret) });

/**
 * The device behind a secret.
 *
 * @throws RpcFailure deviceNotPaired for a secret that is none, was revoked or replaced; tooManyRequests for who guesses,
 * and for a device that reports far more often than it shall.
 */
export async function findDevice(
  db: EntityManager,
  secret: string,
  { services, client }: DeviceCall,
): Promise<KioskDeviceEntity> {
  const device = await db.findOneBy(KioskDeviceEntity, { secret_hash: hashSecret(secret) });
  const retryAfterSeconds = device
    ? await services.accessLimits.take('kioskReport', String(device.kiosk))
    : await services.accessLimits.take('kioskKey', client.address);
  if (retryAfterSeconds > 0) throw new RpcFailure(commonErrors.tooManyRequests, { retryAfterSeconds });
  if (!device) throw new RpcFailure(kioskErrors.deviceNotPaired);
  return device;
}
