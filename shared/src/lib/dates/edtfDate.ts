import { decodeDate, isoDate, isUnknown } from './partialDate.ts';

const parts = (length: number, value: number | null) =>
  value === null ? 'X'.repeat(length) : String(value).padStart(length, '0');

/**
 * A stored day as other programs read it: ISO 8601 with unknown parts cut off (`1917-10`), and where an unknown part stands
 * before a known one `X` for its digits, as EDTF has it (`1917-XX-05`). Blank when nothing is known.
 *
 * @param stored eight characters, `yyyymmdd`, `?` for each unknown digit.
 */
export function edtfDate(stored: string): string {
  const date = decodeDate(stored);
  if (!date || isUnknown(date)) return '';
  const { year, month, day } = date;
  const isCutOff = year !== null && (month !== null || day === null);
  if (isCutOff) return isoDate(date) ?? '';
  const known = [parts(4, year), parts(2, month), ...(day === null ? [] : [parts(2, day)])];
  return known.join('-');
}
