import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a collection's field: one for form, page, conflict and history. */
export const collectionLabel = (t: Translate) => (field: string) => fieldText(t, 'collection', field);
