import { silentAfterMs } from '@salient/shared/areas/kiosks/kioskReport.ts';
import { isOpenAt, type OpeningHours } from '@salient/shared/areas/kiosks/openingHours.ts';
import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { KioskDeviceEntity } from './KioskDeviceEntity.ts';
import { KioskEntity } from './KioskEntity.ts';
import { queueKioskMail } from './kioskMail.ts';
import { openingHoursOf } from './presentKiosk.ts';

const minuteMs = 60_000;

/** Whether the museum has been open for so many minutes on end. */
function hasBeenOpen(hours: OpeningHours, minutes: number, now: Date): boolean {
  for (let ago = 0; ago <= minutes; ago++) {
    if (!isOpenAt(hours, new Date(now.getTime() - ago * minuteMs))) return false;
  }
  return true;
}

/**
 * Writes to whoever looks after a kiosk when it has been silent for too long within its opening hours, once for each
 * outage, and once more when it is back.
 */
export async function watchKiosks(
  { dataSource }: { readonly dataSource: DataSource },
  now: Date,
): Promise<{ silent: number; back: number }> {
  return dataSource.transaction(async (db) => {
    const outcome = { silent: 0, back: 0 };
    const kiosks = await db.findBy(KioskEntity, { alert_email: Not('') });
    for (const kiosk of kiosks) {
      const where = { kiosk: kiosk.number, seen_at: Not(IsNull()) };
      const device = await db.findOne(KioskDeviceEntity, { where, lock: { mode: 'pessimistic_write' } });
      if (!device?.seen_at) continue;
      const silentMs = now.getTime() - device.seen_at.getTime();
      if (device.alerted_at === null) {
        const isTooLong = silentMs >= kiosk.alert_minutes * minuteMs;
        if (!isTooLong || !hasBeenOpen(openingHoursOf(kiosk), kiosk.alert_minutes, now)) continue;
        await tell(db, 'kioskSilent', kiosk, device.seen_at, now);
        await db.update(KioskDeviceEntity, where, { alerted_at: now, silent_since: device.seen_at });
        outcome.silent++;
      } else if (silentMs <= silentAfterMs) {
        await tell(db, 'kioskBack', kiosk, device.silent_since ?? device.alerted_at, now);
        await db.update(KioskDeviceEntity, where, { alerted_at: null, silent_since: null });
        outcome.back++;
      }
    }
    return outcome;
  });
}

const tell = (
  db: EntityManager,
  kind: 'kioskSilent' | 'kioskBack',
  { number: kiosk, alert_email: recipient }: KioskEntity,
  since: Date,
  now: Date,
) => queueKioskMail(db, kind, { kiosk, since, recipient }, now);
