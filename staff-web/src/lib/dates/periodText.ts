import { decodeDate, formatPartialDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

interface Period {
  readonly from_date: string;
  readonly to_date: string;
}

/** A day of which no part is known. */
const unknownDay = '????????';

const dayText = (day: string) => formatPartialDate(decodeDate(day) ?? unknownDate);

/** From when to when, in words; an end that is not known at all is left out. */
export function periodText(t: Translate, { from_date, to_date }: Period): string {
  const [hasStart, hasEnd] = [from_date !== unknownDay, to_date !== unknownDay];
  if (hasStart && hasEnd) return t('dateFields.period.fromUntil', { from: dayText(from_date), to: dayText(to_date) });
  if (hasStart) return t('dateFields.period.from', { from: dayText(from_date) });
  return hasEnd ? t('dateFields.period.until', { to: dayText(to_date) }) : t('dateFields.period.always');
}
