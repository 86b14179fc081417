import { locales } from '@salient/shared/i18n/languages.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { useMemo } from 'react';

/** Writes a moment of the trail, ISO 8601, as a day in words with the time. */
export function useMoment(): (at: string) => string {
  const { language } = useTexts();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short' });
    return (at) => format.format(new Date(at));
  }, [language]);
}
