import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** What stands above the name of a key: "Key 12", or that it is one. */
export const keyTitle = (number: number | null, t: Translate): string =>
  number === null ? t('keyLocationPages.unnumbered') : t('keyLocationPages.number', { number });
