import { decodeDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { dateInWords } from '@salient/shared/lib/ui/dateWords.ts';

/** A day of 8 characters as it is remembered; blank where nothing is known. */
export const dayInWords = (encoded: string, t: Translate): string => dateInWords(decodeDate(encoded) ?? unknownDate, t);

/** When something was, as it is remembered: `December 1905`, `1905 – October 1914`; blank where no year is known. */
export function periodInWords({ start, end }: { readonly start: string; readonly end: string }, t: Translate): string {
  // A line breaks between two days, and not within one.
  const [from, to] = [start, end].map((date) => dayInWords(date, t).replaceAll(' ', '\u00a0'));
  if (!to || to === from) return from ?? '';
  return from ? `${from} – ${to}` : `– ${to}`;
}

/** Birth and death as they are remembered: `1890 – 22 November 1914`, `died 22 November 1914`; blank where neither is known. */
export function lifeInWords({ born, died }: { readonly born: string; readonly died: string }, t: Translate): string {
  const [first, last] = [dayInWords(born, t), dayInWords(died, t)];
  if (first && last) return t('kioskPerson.lived', { born: first, died: last });
  if (first) return t('kioskPerson.born', { date: first });
  return last && t('kioskPerson.died', { date: last });
}
