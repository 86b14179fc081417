import { defineHistory } from '../../lib/history/defineHistory.ts';

/** What the history of a kiosk shows. `exit_pin` says whether there is one, never which. */
export const kioskHistory = defineHistory({
  name: { label: 'fleet.fields.name', kind: 'text' },
  place: { label: 'fleet.fields.place', kind: 'text' },
  panel_inches: { label: 'fleet.fields.panel_inches', kind: 'number' },
  viewing_distance_mm: { label: 'fleet.fields.viewing_distance_mm', kind: 'number' },
  language: { label: 'fleet.fields.language', kind: 'language' },
  idle_seconds: { label: 'fleet.fields.idle_seconds', kind: 'number' },
  warn_seconds: { label: 'fleet.fields.warn_seconds', kind: 'number' },
  motion: { label: 'fleet.fields.motion', kind: 'flag' },
  always_open: { label: 'fleet.fields.always_open', kind: 'flag' },
  monday: { label: 'fleet.days.monday', kind: 'text' },
  tuesday: { label: 'fleet.days.tuesday', kind: 'text' },
  wednesday: { label: 'fleet.days.wednesday', kind: 'text' },
  thursday: { label: 'fleet.days.thursday', kind: 'text' },
  friday: { label: 'fleet.days.friday', kind: 'text' },
  saturday: { label: 'fleet.days.saturday', kind: 'text' },
  sunday: { label: 'fleet.days.sunday', kind: 'text' },
  exceptions: { label: 'fleet.fields.exceptions', kind: 'names' },
  alert_email: { label: 'fleet.fields.alert_email', kind: 'text' },
  alert_minutes: { label: 'fleet.fields.alert_minutes', kind: 'number' },
  exit_pin: { label: 'fleet.fields.exit_pin', kind: 'flag' },
  device: { label: 'fleet.fields.device', kind: 'flag' },
});
