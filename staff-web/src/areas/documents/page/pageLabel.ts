import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a page's field: one for form, page, conflict and history. */
export const pageLabel = (t: Translate) => (field: string) =>
  field === 'page_number' ? t('pageEditor.number') : fieldText(t, 'document_element', field);
