import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a field of a project's form. */
export const projectLabel = (t: Translate) => (field: string) => {
  switch (field) {
    case 'title':
    case 'type':
    case 'from':
    case 'to':
      return t(`projectRecord.fields.${field}`);
    case 'description':
      return t('history.fields.description');
    default:
      return field;
  }
};
