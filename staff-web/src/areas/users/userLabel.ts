import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of an account's field: one for form, list, history and conflict. */
export const userLabel = (t: Translate) => (field: string) => fieldText(t, 'app_user', field);
