import { decodeDate, unknownDate } from '@salient/shared/lib/dates/partialDate.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { dateInWords } from '@salient/shared/lib/ui/dateWords.ts';

/** A day of 8 characters as it is remembered; blank where nothing is known. */
export const dayInWords = (encoded: string, t: Translate): string => dateInWords(decodeDate(encoded) ?? unknownDate, t);

/** Birth and death as they are remembered: `1890 – 22 November 1914`, `died 22 November 1914`; blank where neither is known. */
export function lifeInWords({ born, died }: { readonly born: string; readonly died: string }, t: Translate): string {
  const [first, last] = [dayInWords(born, t), dayInWords(died, t)];
  if (first && last) return t('kioskPerson.lived', { born: first, died: last });
  if (first) return t('kioskPerson.born', { date: first });
  return last && t('kioskPerson.died', { date: last });
}
