import { Checkbox } from '@mantine/core';
import type { PersonStory } from '@salient/shared/areas/stories/story.ts';
import { storyLimits } from '@salient/shared/areas/stories/storyTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { PartialDateField } from '../../../lib/dates/PartialDateField.tsx';
import { errorTexts } from '../../../lib/form/errorTexts.ts';
import { TextField } from '../../../lib/form/fields.tsx';
import { SuggestField } from '../../../lib/form/SuggestField.tsx';
import { ReferencePicker } from '../../../lib/picker/ReferencePicker.tsx';
import { keyLocationReference, type Reference } from '../../../lib/picker/referenceSources.ts';
import type { StoryFormControl } from '../form/useStoryForm.ts';
import { storyLabel } from '../storyLabel.ts';
import { CertificateLink } from './CertificateLink.tsx';
import { ContactPersons } from './ContactPersons.tsx';

interface Props {
  readonly form: StoryFormControl;
  readonly whole: PersonStory | undefined;
}

/** What makes a story a key story: where and when its key was placed, by whom, and who is to be told (STORY-22, STORY-23). */
export function KeyStoryTab({ form, whole }: Props) {
  const { t } = useTexts();
  const label = storyLabel(t);
  const location = form.field('key_location_id');
  const certificate = form.field('key_certificate');
  const [picked, setPicked] = useState<Reference | null>(null);
  const saved = whole?.key_location;
  const known = saved ? keyLocationReference(saved) : null;
  const value = [picked, known].find((each) => each?.id === location.value) ?? null;
  return (
    <>
      <section className="form-section">
        <h2>{t('storyEditor.key.title')}</h2>
        <div className="form-grid">
          <ReferencePicker
            kind="key_location"
            name="key_location_id"
            label={label('key_location_id')}
            hint={t('storyEditor.key.locationHint')}
            value={value}
            readOnly={location.readOnly}
            error={location.codes.length > 0 ? errorTexts(location.codes, t).join(' ') : null}
            onChange={(reference) => {
              setPicked(reference);
              location.onChange(reference?.id ?? null);
            }}
          />
          <PartialDateField
            {...form.field('key_date')}
            label={label('key_date')}
            yearsNear={new Date().getFullYear()}
          />
          <TextField
            {...form.field('key_organisation_title')}
            label={label('key_organisation_title')}
            maxLength={storyLimits.organisationTitle}
          />
          <SuggestField
            {...form.field('key_form_of_address')}
            label={label('key_form_of_address')}
            suggestions={[t('storyEditor.key.family'), t('storyEditor.key.sir'), t('storyEditor.key.madam')]}
            maxLength={storyLimits.formOfAddress}
          />
        </div>
        <Checkbox
          mt="md"
          label={label('key_certificate')}
          checked={certificate.value}
          disabled={certificate.readOnly}
          onChange={({ currentTarget }) => certificate.onChange(currentTarget.checked)}
        />
        <CertificateLink form={form} />
      </section>
      <ContactPersons form={form} whole={whole} />
    </>
  );
}
