import { readLocalMinute } from '@salient/shared/lib/dates/localMinute.ts';
import { cleanLine } from '@salient/shared/lib/schemas/cleanText.ts';

const time = String.raw`[T\s,]+(?<hour>\d{1,2})[:.hu](?<minute>\d{2})$`;
const forms = [
  new RegExp(String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${time}`, 'i'),
  new RegExp(String.raw`^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})${time}`, 'i'),
];

/**
 * Reads a moment to the minute as people type it.
 *
 * @returns `YYYY-MM-DD HH:mm`, or what was typed where that is no moment.
 * @example `4/5/2026 9:30` is `2026-05-04 09:30`
 */
export function readTypedMinute(typed: string): string {
  // A moment that was copied from the screen has signs within it that nobody sees.
  const text = cleanLine(typed);
  for (const form of forms) {
    const parts = form.exec(text)?.groups;
    if (!parts) continue;
    const two = (part: string | undefined) => (part ?? '').padStart(2, '0');
    const moment = `${parts.year}-${two(parts.month)}-${two(parts.day)} ${two(parts.hour)}:${two(parts.minute)}`;
    return readLocalMinute(moment) ?? typed;
  }
  return typed;
}
