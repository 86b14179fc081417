import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a document's field: one for form, page, conflict and history. */
export const documentLabel = (t: Translate) => (field: string) => fieldText(t, 'document', field);
