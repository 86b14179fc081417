import {
  decodeDate,
  formatPartialDate,
  isUnknown,
  type PartialDate,
  unknownDate,
} from '@salient/shared/lib/dates/partialDate.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { monthAndYear } from '@salient/shared/lib/ui/dateWords.ts';

interface Period {
  readonly from_date: string;
  readonly to_date: string;
}

/** From when to when, in words that read well as far as the days are known: `August 1914 to 1917`. */
export function unitPeriod({ from_date, to_date }: Period, t: Translate): string {
  const [from, to] = [decodeDate(from_date) ?? unknownDate, decodeDate(to_date) ?? unknownDate];
  const parts = { from: shortDate(from, t), to: shortDate(to, t) };
  if (isUnknown(from) && isUnknown(to)) return t('unitPage.always');
  if (isUnknown(to)) return t('unitPage.from', parts);
  if (isUnknown(from)) return t('unitPage.until', parts);
  return parts.from === parts.to ? parts.from : t('unitPage.period', parts);
}

function shortDate(date: PartialDate, t: Translate): string {
  const { day, month, year } = date;
  if (day !== null || year === null) return formatPartialDate(date);
  return month === null ? String(year) : monthAndYear(month, year, t);
}
