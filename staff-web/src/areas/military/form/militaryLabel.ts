import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a field of a military entity or of an event in its history. */
export const militaryLabel =
  (t: Translate) =>
  (field: string): string =>
    t(`military.fields.${field as 'type'}`);
