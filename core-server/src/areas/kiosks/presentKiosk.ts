import type { KioskDraft } from '@salient/shared/areas/kiosks/checkKiosk.ts';
import type { Kiosk } from '@salient/shared/areas/kiosks/kiosk.ts';
import type { KioskSettings } from '@salient/shared/areas/kiosks/kioskSettings.ts';
import type { OpeningHours } from '@salient/shared/areas/kiosks/openingHours.ts';
import type { KioskEntity } from './KioskEntity.ts';

export const kioskSettingsOf = (stored: KioskEntity): KioskSettings => ({
  panel_inches: stored.panel_inches,
  viewing_distance_mm: stored.viewing_distance_mm,
  language: stored.language,
  idle_seconds: stored.idle_seconds,
  warn_seconds: stored.warn_seconds,
  motion: stored.motion,
});

export const openingHoursOf = (stored: KioskEntity): OpeningHours => ({
  always_open: stored.always_open,
  monday: stored.monday,
  tuesday: stored.tuesday,
  wednesday: stored.wednesday,
  thursday: stored.thursday,
  friday: stored.friday,
  saturday: stored.saturday,
  sunday: stored.sunday,
  exceptions: stored.exceptions,
});

/** The stored kiosk as the validator and the audit trail know it. */
export const kioskDraftOf = (stored: KioskEntity): KioskDraft => ({
  name: stored.name,
  place: stored.place,
  ...kioskSettingsOf(stored),
  ...openingHoursOf(stored),
  alert_email: stored.alert_email,
  alert_minutes: stored.alert_minutes,
});

export const presentKiosk = (stored: KioskEntity): Kiosk => ({
  id: stored.id,
  number: stored.number,
  version: stored.version,
  ...kioskDraftOf(stored),
  has_exit_pin: stored.exit_pin !== null,
  updated_at: stored.updated_at.toISOString(),
});
