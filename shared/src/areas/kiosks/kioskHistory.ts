import { defineHistory } from '../../lib/history/defineHistory.ts';

/** What the history of a kiosk shows. `exit_pin` says whether there is one, never which. */
export const kioskHistory = defineHistory({
  name: { label: 'kiosks.fields.name', kind: 'text' },
  place: { label: 'kiosks.fields.place', kind: 'text' },
  panel_inches: { label: 'kiosks.fields.panel_inches', kind: 'number' },
  viewing_distance_mm: { label: 'kiosks.fields.viewing_distance_mm', kind: 'number' },
  language: { label: 'kiosks.fields.language', kind: 'language' },
  idle_seconds: { label: 'kiosks.fields.idle_seconds', kind: 'number' },
  warn_seconds: { label: 'kiosks.fields.warn_seconds', kind: 'number' },
  motion: { label: 'kiosks.fields.motion', kind: 'flag' },
  always_open: { label: 'kiosks.fields.always_open', kind: 'flag' },
  monday: { label: 'kiosks.days.monday', kind: 'text' },
  tuesday: { label: 'kiosks.days.tuesday', kind: 'text' },
  wednesday: { label: 'kiosks.days.wednesday', kind: 'text' },
  thursday: { label: 'kiosks.days.thursday', kind: 'text' },
  friday: { label: 'kiosks.days.friday', kind: 'text' },
  saturday: { label: 'kiosks.days.saturday', kind: 'text' },
  sunday: { label: 'kiosks.days.sunday', kind: 'text' },
  exceptions: { label: 'kiosks.fields.exceptions', kind: 'names' },
  alert_email: { label: 'kiosks.fields.alert_email', kind: 'text' },
  alert_minutes: { label: 'kiosks.fields.alert_minutes', kind: 'number' },
  exit_pin: { label: 'kiosks.fields.exit_pin', kind: 'flag' },
  device: { label: 'kiosks.fields.device', kind: 'flag' },
});
