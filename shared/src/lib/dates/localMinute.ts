const written = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})$/;

/**
 * Reads a moment by the museum's clock, to the minute, as `YYYY-MM-DD HH:mm`; a T may stand between day and time.
 *
 * @returns the moment with a blank between day and time; null for what is no moment, such as 30 February or 24:00.
 */
export function readLocalMinute(text: string): string | null {
  const [, day, time] = written.exec(text.trim()) ?? [];
  if (!day || !time) return null;
  const moment = new Date(`${day}T${time}:00Z`);
  // A day that no month has becomes one of the next, and 24:00 midnight of the next day.
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 16) !== `${day}T${time}`
    ? null
    : `${day} ${time}`;
}

/** Hours and minutes may still be one digit, and minutes none, as somebody types them. */
const dayOrMinute = /^([1-9]\d{3}-\d{2}-\d{2})(?:[ T](\d{1,2}):(\d{0,2}))?$/;

/**
 * Reads a day by the museum's clock, with or without a time of that day.
 *
 * @returns `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`; null for what is neither, such as 31 February or 25:61.
 */
export function readDayOrMinute(text: string): string | null {
  const [, day, hour, minute = ''] = dayOrMinute.exec(text.trim()) ?? [];
  if (!day) return null;
  const read = readLocalMinute(`${day} ${(hour ?? '').padStart(2, '0')}:${minute.padStart(2, '0')}`);
  return hour === undefined ? read && day : read;
}
