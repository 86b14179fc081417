import { findKiosks } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { kioskStateOf } from '@salient/shared/areas/kiosks/kioskState.ts';
import { isOpenAt } from '@salient/shared/areas/kiosks/openingHours.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { KioskDeviceEntity } from './KioskDeviceEntity.ts';
import { KioskEntity } from './KioskEntity.ts';
import { openingHoursOf } from './presentKiosk.ts';

export const handleFindKiosks = implement(findKiosks, async ({ db, services }) => {
  const now = services.now();
  const app_version = await services.kioskApp.version();
  const kiosks = await db.find(KioskEntity, { order: { number: 'ASC' } });
  const devices = new Map((await db.find(KioskDeviceEntity)).map((device) => [device.kiosk, device]));
  const statuses = [];
  for (const kiosk of kiosks) {
    const { number, name, place } = kiosk;
    const device = devices.get(number);
    const { seen_at = null, report = null } = device ?? {};
    const newest = {
      content_version: await services.kioskContent.version(db, number),
      app_version,
    };
    const is_open = isOpenAt(openingHoursOf(kiosk), now);
    const silentMs = seen_at && now.getTime() - seen_at.getTime();
    const secondsBefore = (seconds: number | null | undefined) =>
      seen_at && seconds !== null && seconds !== undefined
        ? new Date(seen_at.getTime() - seconds * 1000).toISOString()
        : null;
    statuses.push({
      ...{ number, name, place, is_open, report, newest },
      state: kioskStateOf({ isPaired: device !== undefined, silentMs, isOpen: is_open, screen: report?.state ?? null }),
      paired_at: device?.paired_at.toISOString() ?? null,
      seen_at: seen_at?.toISOString() ?? null,
      touched_at: secondsBefore(report?.touched_seconds_ago),
      started_at: secondsBefore(report?.uptime_seconds),
      has_newest_content: report && report.content_version === newest.content_version,
      has_newest_app: report && app_version !== null ? report.app_version === app_version : null,
      screenshot_at: device?.screenshot_at?.toISOString() ?? null,
    });
  }
  return statuses;
});
