import { getKioskScreenshot, reportKiosk, sendKioskScreenshot } from '@salient/shared/areas/kiosks/kioskMethods.ts';
import { implement } from '../../lib/rpc/implement.ts';
import { findDevice } from './findDevice.ts';
import { KioskCommandEntity } from './KioskCommandEntity.ts';
import { KioskDeviceEntity } from './KioskDeviceEntity.ts';
import { KioskEntity } from './KioskEntity.ts';
import { fetchCommands, noteOutcomes } from './kioskCommands.ts';
import { notifyKiosks } from './notifyKiosks.ts';

export const handleReportKiosk = implement(reportKiosk, async (context) => {
  const { params, db, services } = context;
  const { kiosk } = await findDevice(db, params.device_key, context);
  const now = services.now();
  await db.update(KioskDeviceEntity, { kiosk }, { seen_at: now, report: params.report });
  await noteOutcomes(db, kiosk, params.outcomes, now);
  const commands = await fetchCommands(db, kiosk, now);
  const { name, exit_pin } = await db.findOneByOrFail(KioskEntity, { number: kiosk });
  const content_version = await services.kioskContent.version(db, kiosk);
  await notifyKiosks(db, { event: 'kiosks_seen', hint: { kiosks: [kiosk] } });
  const app_version = await services.kioskApp.version();
  return { kiosk, name, now: now.toISOString(), content_version, app_version, commands, exit_pin };
});

export const handleSendKioskScreenshot = implement(sendKioskScreenshot, async (context) => {
  const { params, db, fail, services } = context;
  const { kiosk } = await findDevice(db, params.device_key, context);
  const { command_id: id, picture: screenshot } = params;
  // Nobody's screen is pictured unasked.
  const asked = await db.existsBy(KioskCommandEntity, { id, kiosk, kind: 'screenshot' });
  if (!asked) throw fail.notFound({ entity: 'kiosk_command', id });
  const now = services.now();
  await db.update(KioskDeviceEntity, { kiosk }, { screenshot, screenshot_at: now });
  await noteOutcomes(db, kiosk, [{ id, failure: null }], now);
  await notifyKiosks(db, { event: 'kiosks_seen', hint: { kiosks: [kiosk] } });
  return { status: 'OK' as const };
});

export const handleGetKioskScreenshot = implement(getKioskScreenshot, async ({ params, db, fail }) => {
  const device = await db.findOne(KioskDeviceEntity, {
    where: { kiosk: params.kiosk },
    select: { kiosk: true, screenshot: true, screenshot_at: true },
  });
  if (!device?.screenshot || !device.screenshot_at) throw fail.noScreenshot();
  return { picture: device.screenshot, taken_at: device.screenshot_at.toISOString() };
});
