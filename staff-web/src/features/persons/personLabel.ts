import { fieldText } from '@salient/shared/history/changeTexts.ts';
import type { Translate } from '@salient/shared/i18n/texts.ts';

/** The label of a person's field: one for history and conflict. */
export const personLabel = (t: Translate) => (field: string) => fieldText(t, 'person', field);
