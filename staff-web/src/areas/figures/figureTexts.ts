import type { FigureStep } from '@salient/shared/areas/figures/useFigures.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { unbroken } from '@salient/shared/lib/i18n/unbroken.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';

/** A day `yyyy-mm-dd` in words. */
export function useDayText(): (iso: string) => string {
  const { language } = useTexts();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone: 'UTC' });
    return (iso) => unbroken(format.format(new Date(iso)));
  }, [language]);
}

const short = { timeZone: 'UTC', day: 'numeric', month: 'short' } as const;
const stepForms = {
  day: { name: { ...short, weekday: 'short', year: 'numeric' }, short },
  week: { name: { ...short, year: 'numeric' }, short },
  month: {
    name: { timeZone: 'UTC', month: 'long', year: 'numeric' },
    short: { timeZone: 'UTC', month: 'short', year: '2-digit' },
  },
} as const satisfies Record<FigureStep, Record<'name' | 'short', Intl.DateTimeFormatOptions>>;

/** What the bar of a day, week or month is called in a table, and below the bar. */
export function useStepText(step: FigureStep): Record<'name' | 'short', (start: string) => string> {
  const { language } = useTexts();
  return useMemo(() => {
    const write = (form: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(locales[language], form);
      return (start: string) => format.format(new Date(start));
    };
    return { name: write(stepForms[step].name), short: write(stepForms[step].short) };
  }, [language, step]);
}

/** Numbers and shares as the language writes them; a share of nothing is a dash. */
export function useNumberText() {
  const { language } = useTexts();
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locales[language]);
    const percent = new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 });
    return {
      number: (count: number) => whole.format(count),
      share: (part: number, of: number) => (of > 0 ? percent.format(part / of) : '–'),
    };
  }, [language]);
}
