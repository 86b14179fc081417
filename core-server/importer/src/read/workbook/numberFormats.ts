/** What a number in a cell stands for, by its format. */
export type CellFormat = 'number' | 'day' | 'month' | 'year' | 'time';

/** Formats that every workbook knows by number. */
const builtIn: Readonly<Record<number, CellFormat>> = {
  ...{ 14: 'day', 15: 'day', 16: 'day', 17: 'month', 22: 'day' },
  ...{ 18: 'time', 19: 'time', 20: 'time', 21: 'time', 45: 'time', 46: 'time', 47: 'time' },
  ...{
    27: 'day',
    28: 'day',
    29: 'day',
    30: 'day',
    31: 'day',
    36: 'day',
    50: 'day',
    51: 'day',
    54: 'day',
    57: 'day',
    58: 'day',
  },
};

/** @param code as a workbook has it: `dd/mm/yyyy`, `[$-413]mmmm yyyy;@`. */
export function formatOf(number: number, code: string | undefined): CellFormat {
  if (code === undefined) return builtIn[number] ?? 'number';
  // Texts, colours, languages and what is only a width say nothing of the kind.
  const [first = ''] = code.split(';');
  const bare = first.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '').toLowerCase();
  if (/general|[0#?]/.test(bare)) return 'number';
  if (/d/.test(bare)) return 'day';
  if (/[yj]/.test(bare)) return /m/.test(bare) ? 'month' : 'year';
  return /[hs]/.test(bare) ? 'time' : /m/.test(bare) ? 'month' : 'number';
}

const dayMs = 86_400_000;

/**
 * A date of a workbook as the import reads it: `1915-04-22`, and with unknown parts where the cell shows only the month or the
 * year, as whoever typed it knew no more.
 *
 * @param serial days since the first of the workbook's calendar.
 * @param startsIn1904 whether that is the calendar of old Macs.
 */
export function dayOfSerial(serial: number, format: CellFormat, startsIn1904: boolean): string | null {
  // Excel takes 1900 for a leap year, so that its days before March of that year are one off.
  const days = startsIn1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * dayMs);
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() > 2200) return null;
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  if (format === 'year') return year;
  return format === 'month' ? `${year}${month}??` : `${year}-${month}-${day}`;
}
