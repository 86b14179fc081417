import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** That a record of the catalogue is here already, and in which collection where it lies in one. */
export const isHereText = (
  { collection }: { readonly collection: { readonly title: string } | null },
  t: Translate,
): string =>
  collection ? t('catalogueImport.isHereWithin', { collection: collection.title }) : t('catalogueImport.isHere');
