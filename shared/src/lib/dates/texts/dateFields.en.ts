import type { TranslationOf } from '../../i18n/texts.ts';
import type { dateFields as nl } from './dateFields.nl.ts';

export const dateFields = {
  day: 'Day',
  month: 'Month',
  year: 'Year',
  noSuchDay: 'There is no such day: check day, month and year.',
  noSuchTime: 'There is no such time: check hour and minutes.',
  hour: 'Hour',
  minutes: 'Minutes',
  period: { always: 'always, as far as known', from: 'from {from}', until: 'until {to}', fromUntil: '{from} to {to}' },
  minuteHint: 'YYYY-MM-DD HH:MM, such as 2026-05-04 14:30',
} satisfies TranslationOf<typeof nl>;
