import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a person's field: one for history and conflict. */
export const personLabel = (t: Translate) => (field: string) => fieldText(t, 'person', field);
