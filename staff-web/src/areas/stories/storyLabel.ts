import { fieldText } from '@salient/shared/app/changeTexts.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';

/** The label of a story's field: one for form, history and conflict. */
export const storyLabel = (t: Translate) => (field: string) => fieldText(t, 'person_story', field);
