import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { decodeDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { dateInWords } from '@salient/shared/lib/ui/dateWords.ts';

/** When an event was, as it is remembered: `December 1905`, `1905 – October 1914`; blank where no year is known. */
export function eventDates({ start, end }: Pick<PublicEvent, 'start' | 'end'>, t: Translate): string {
  // A line breaks between two days, and not within one.
  const [from, to] = [start, end].map((date) =>
    dateInWords(decodeDate(date) ?? unknownDate, t).replaceAll(' ', '\u00a0'),
  );
  if (!to || to === from) return from ?? '';
  return from ? `${from} – ${to}` : `– ${to}`;
}
