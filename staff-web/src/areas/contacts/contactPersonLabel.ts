import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a contact person's field: one for form, conflict and history. */
export const contactPersonLabel = (t: Translate) => (field: string) => fieldText(t, 'contact_person', field);
