import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Writes a number of bytes as people say it: `4,2 GB`. */
export function useBytesText(): (bytes: number) => string {
  const { language } = useTexts();
  return (bytes) => {
    const power = Math.min(Math.max(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), 1), units.length);
    const value = bytes / 1000 ** power;
    const maximumFractionDigits = value < 10 ? 1 : 0;
    const style = { style: 'unit', unit: units[power - 1], unitDisplay: 'short', maximumFractionDigits } as const;
    return new Intl.NumberFormat(locales[language], style).format(value);
  };
}
