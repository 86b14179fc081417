import { Checkbox } from '@mantine/core';
import { tagText } from '@salient/shared/areas/stories/storyTexts.ts';
import { type StoryTag, storyTags } from '@salient/shared/areas/stories/storyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { kioskNumbers } from '@salient/shared/lib/schemas/kioskNumber.ts';
import { ChecksField } from '../../lib/form/ChecksField.tsx';
import type { StoryFormControl } from './form/useStoryForm.ts';
import { storyLabel } from './storyLabel.ts';
import { useEventChoices } from './useEventChoices.ts';

interface Props {
  readonly form: StoryFormControl;
  readonly personId: string;
}

/** What ties a story to others: places of events, themes, the day of death; and the kiosks that show it (STORY-13, STORY-39). */
export function QualificationsTab({ form, personId }: Props) {
  const { t } = useTexts();
  const label = storyLabel(t);
  const { withPlace, isLoading } = useEventChoices(personId);
  const died = form.field('coupling_use_died_date');
  const kiosks = form.field('kiosks');
  const tags = form.field('coupling_tags');
  return (
    <>
      <section className="form-section">
        <h2>{t('storyEditor.qualifications.shared')}</h2>
        <p className="section-lead">{t('storyEditor.qualifications.lead')}</p>
        <ChecksField
          {...form.field('coupling_use_events_with_places_refs')}
          label={label('coupling_use_events_with_places_refs')}
          choices={withPlace}
          empty={isLoading ? '' : t('storyEditor.qualifications.noPlaces')}
        />
        <Checkbox
          mt="md"
          label={t('storyEditor.qualifications.diedDate')}
          checked={died.value}
          disabled={died.readOnly}
          onChange={(event) => died.onChange(event.currentTarget.checked)}
        />
      </section>
      <section className="form-section">
        <ChecksField
          {...tags}
          label={label('coupling_tags')}
          choices={storyTags.map((tag) => ({ value: tag, label: tagText(t, tag) }))}
          onChange={(chosen) => tags.onChange(chosen as readonly StoryTag[])}
        />
      </section>
      <section className="form-section">
        <ChecksField
          {...kiosks}
          label={label('kiosks')}
          hint={t('storyEditor.qualifications.kiosksHint')}
          value={kiosks.value.map(String)}
          choices={kioskNumbers.map((kiosk) => ({ value: String(kiosk), label: t('storyEditor.kiosk', { kiosk }) }))}
          onChange={(chosen) => kiosks.onChange(chosen.map(Number).sort())}
        />
      </section>
    </>
  );
}
