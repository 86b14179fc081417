import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a contact moment's field: one for form, conflict and history. */
export const momentLabel = (t: Translate) => (field: string) =>
  field === 'contributions' ? t('contacts.fields.contributions') : fieldText(t, 'contact_person_event', field);
