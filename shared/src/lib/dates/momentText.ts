import { unbroken } from '../i18n/unbroken.ts';
import { museumTimeZone } from './museumTimeZone.ts';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: museumTimeZone, dateStyle: 'short', timeStyle: 'short' });

/** A moment to the minute by the museum's clock (DATE-15), as programs write and compare it: `2026-11-22 17:59`. */
export const minuteText = (moment: string | number | Date): string => clock.format(new Date(moment));

/** The same as it is shown to people at work (DATE-08): no line ends within it. */
export const momentText = (moment: string | number | Date): string => unbroken(minuteText(moment));

/** The day of a moment where the museum is, as programs write it: `2026-11-22`. */
export const dayText = (moment: string | number | Date): string => minuteText(moment).slice(0, 10);

/** The day of a moment as people read days beside those of history (DATE-09): `22/11/2026`. */
export function shownDay(moment: string | number | Date): string {
  const [year, month, day] = dayText(moment).split('-').map(Number);
  return `${day}/${month}/${year}`;
}
