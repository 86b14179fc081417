import { kioskStateOf } from '@salient/shared/areas/kiosks/kioskState.ts';
import { isOpenAt } from '@salient/shared/areas/kiosks/openingHours.ts';
import type { EntityManager } from 'typeorm';
import { KioskDeviceEntity } from './KioskDeviceEntity.ts';
import { KioskEntity } from './KioskEntity.ts';
import { openingHoursOf } from './presentKiosk.ts';

/** How many kiosks give no sign of life although the museum is open, as the list of kiosks says it. */
export async function countSilentKiosks(db: EntityManager, now: Date): Promise<number> {
  const kiosks = await db.find(KioskEntity);
  const devices = new Map((await db.find(KioskDeviceEntity)).map((device) => [device.kiosk, device]));
  const states = kiosks.map((kiosk) => {
    const device = devices.get(kiosk.number);
    const seenAt = device?.seen_at ?? null;
    return kioskStateOf({
      isPaired: device !== undefined,
      silentMs: seenAt && now.getTime() - seenAt.getTime(),
      isOpen: isOpenAt(openingHoursOf(kiosk), now),
      screen: device?.report?.state ?? null,
    });
  });
  return states.filter((state) => state === 'silent').length;
}
