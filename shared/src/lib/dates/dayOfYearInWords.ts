import { type Language, locales } from '../i18n/languages.ts';
import { unbroken } from '../i18n/unbroken.ts';

/** A day without its year, as it stands in a sentence: `1 november`, `1 November`, `1er novembre`, `1. November`, with a blank at which no line ends. */
export function dayOfYearInWords({ month, day }: { month: number; day: number }, language: Language): string {
  // A leap year, so that 29 February is a day of it.
  const moment = new Date(Date.UTC(2024, month - 1, day));
  const words = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  // French says the first of a month as an ordinal, which Intl does not.
  const written = language === 'fr' && day === 1 ? words.format(moment).replace('1', '1er') : words.format(moment);
  return unbroken(written);
}
