import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

/** Day of a moment as the reader's calendar shows it. */
export function useDayText(): (moment: string) => string {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' });
  return (moment) => format.format(new Date(moment));
}
