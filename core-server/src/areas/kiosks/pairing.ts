import { createHash, randomBytes, randomInt } from 'node:crypto';
import { openKioskPairing, pairingCode, pairKiosk, unpairKiosk } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { type EntityManager, IsNull, MoreThan } from 'typeorm';
import { recordChange } from '../../lib/changes/recordChange.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { KioskCommandEntity } from './KioskCommandEntity.ts';
import { KioskDeviceEntity } from './KioskDeviceEntity.ts';
import { KioskEntity } from './KioskEntity.ts';
import { notifyKiosks } from './notifyKiosks.ts';

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest();

const randomCode = () => String(randomInt(10 ** pairingCode.digits)).padStart(pairingCode.digits, '0');

export const handleOpenKioskPairing = implement(openKioskPairing, async ({ params, db, actor, services }) => {
  const code = randomCode();
  const expires_at = new Date(services.now().getTime() + pairingCode.lifeSeconds * 1000);
  await db.query(
    `INSERT INTO kiosk_pairing (kiosk, code_hash, opened_by, opened_by_account, expires_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kiosk) DO UPDATE SET code_hash = excluded.code_hash, opened_by = excluded.opened_by,
       opened_by_account = excluded.opened_by_account, expires_at = excluded.expires_at`,
    [params.kiosk, hashSecret(code), actor.id, actor.account, expires_at],
  );
  return { code, expires_at: expires_at.toISOString() };
});

interface Opened {
  readonly kiosk: number;
  readonly opened_by: string | null;
  readonly opened_by_account: string | null;
}

export const handlePairKiosk = implement(pairKiosk, async ({ params, db, fail, method, services, client }) => {
  const retryAfterSeconds = await services.accessLimits.take('kioskPairing', client.address);
  if (retryAfterSeconds > 0) throw fail.tooManyRequests({ retryAfterSeconds });
  const now = services.now();
  const [[opened]] = await db.query<[Opened[], number]>(
    `DELETE FROM kiosk_pairing WHERE code_hash = $1 AND expires_at > $2 RETURNING kiosk, opened_by, opened_by_account`,
    [hashSecret(params.code.replaceAll(/\D/g, '')), now],
  );
  if (!opened) throw fail.pairingCodeNotGood();
  const { kiosk } = opened;
  const device_key = randomBytes(32).toString('base64url');
  // What was asked of the device before is not for this one.
  await db.update(KioskCommandEntity, { kiosk, done_at: IsNull(), expires_at: MoreThan(now) }, { expires_at: now });
  await db.delete(KioskDeviceEntity, { kiosk });
  await db.insert(KioskDeviceEntity, { kiosk, secret_hash: hashSecret(device_key), paired_at: now });
  const actor = { id: opened.opened_by, account: opened.opened_by_account };
  await noteDevice(db, kiosk, true, { actor, method });
  await services.accessLimits.giveBack('kioskPairing', client.address);
  return { kiosk, device_key };
});

export const handleUnpairKiosk = implement(unpairKiosk, async ({ params, db, actor, fail, method }) => {
  const { kiosk } = params;
  const { affected } = await db.delete(KioskDeviceEntity, { kiosk });
  if (!affected) throw fail.kioskNotPaired();
  await noteDevice(db, kiosk, false, { actor, method });
  return { status: 'OK' as const };
});

/** Has the trail keep that a device came or went, and everybody told. */
async function noteDevice(
  db: EntityManager,
  kiosk: number,
  isPaired: boolean,
  by: { readonly actor: Pick<Actor, 'id' | 'account'>; readonly method: string },
): Promise<void> {
  const { id } = await db.findOneByOrFail(KioskEntity, { number: kiosk });
  await recordChange(db, {
    ...{ ...by, entity: 'kiosk', entityId: id },
    before: { device: isPaired ? null : true },
    after: { device: isPaired },
  });
  await notifyKiosks(db, { event: 'kiosks_asked', hint: { kiosks: [kiosk] } });
}
