import { flagText } from '@salient/shared/app/changeTexts.ts';
import { statusText, tagText } from '@salient/shared/areas/stories/storyTexts.ts';
import type { StoryStatus, StoryTag } from '@salient/shared/areas/stories/storyTypes.ts';
import { formatPartialDate } from '@salient/shared/lib/dates/partialDate.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { languageNames } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { type DateValue, partialDateOf } from '../../lib/dates/dateTexts.ts';
import { ConflictDialog } from '../../lib/form/ConflictDialog.tsx';
import { EmptyValue } from '../../lib/history/ShownValueText.tsx';
import type { ContactForm, StoryForm, VersionKey } from './form/storyFormTypes.ts';
import type { StoryFormControl } from './form/useStoryForm.ts';
import { storyLabel } from './storyLabel.ts';

/** Two people saved one story: what each of them wrote, text by text and field by field. */
export function StoryConflict({ form }: { readonly form: StoryFormControl }) {
  const { t } = useTexts();
  if (!form.conflict) return null;
  return (
    <ConflictDialog
      conflict={form.conflict}
      mine={form.draft}
      labelOf={storyLabel(t)}
      show={(field, value) => <FormValue field={field as keyof StoryForm} value={value} />}
      onDecide={(choices) => void form.decide(choices)}
      onPostpone={form.postpone}
    />
  );
}

interface ValueProps {
  readonly field: keyof StoryForm;
  readonly value: unknown;
}

/** A field of the form in words; lists of other records by how many there are. */
function FormValue({ field, value }: ValueProps): ReactNode {
  const { t, language } = useTexts();
  if (/story(_child)?_status$/.test(field)) return statusText(t, value as StoryStatus);
  switch (field) {
    case 'key_date':
      return formatPartialDate(partialDateOf(value as DateValue));
    case 'country_code':
      return value ? countryName(value as string, language) : <EmptyValue />;
    case 'coupling_tags':
      return listed((value as readonly StoryTag[]).map((tag) => tagText(t, tag)));
    case 'still_right':
      return listed((value as readonly VersionKey[]).map((key) => languageNames[key.slice(0, 2) as 'nl']));
    case 'kiosks':
      return listed((value as readonly number[]).map(String));
    case 'linked_contact_persons':
      return listed((value as readonly ContactForm[]).map(({ title }, index) => title || String(index + 1)));
    case 'coupling_stories':
    case 'coupling_use_events_with_places_refs':
      return t('personRecord.items', { count: (value as readonly string[]).length });
    case 'place_source_event_ref':
    case 'key_location_id':
      return value === null ? <EmptyValue /> : t('storyEditor.anotherChoice');
    default:
      if (typeof value === 'boolean') return flagText(t, value);
      return value === '' ? <EmptyValue /> : String(value);
  }
}

const listed = (words: readonly string[]) => (words.length > 0 ? words.join(', ') : <EmptyValue />);
