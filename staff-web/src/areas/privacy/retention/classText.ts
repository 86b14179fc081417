import type { TextKey, Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The words of a class of data, or of when its time runs, by the key that the server names; none where this app has none. */
export const classText = (t: Translate, key: string): string =>
  key === '' ? '' : (t as (key: TextKey) => string)(key as TextKey);
