import { memorialFields } from '@salient/shared/areas/memorials/memorialFields.ts';
import {
  cemeteryKinds,
  memorialLimits,
  memorialTypes,
  plateDetails,
} from '@salient/shared/areas/memorials/memorialTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PartialDateField } from '../../lib/dates/PartialDateField.tsx';
import { SectionFields } from '../../lib/fields/SectionFields.tsx';
import { FormSection } from '../../lib/form/FormSection.tsx';
import { SelectField, TextAreaField, TextField } from '../../lib/form/fields.tsx';
import { RadioField } from '../../lib/form/RadioField.tsx';
import { unsaid } from './memorialForm.ts';
import { memorialLabel } from './memorialLabel.ts';
import type { MemorialFormControl } from './useMemorialForm.ts';

/** What a memorial is: its names, its type with what belongs to that alone, since when, and words about it (MEMORIAL-08). */
export function MemorialFields({ form }: { readonly form: MemorialFormControl }) {
  const { t } = useTexts();
  const label = memorialLabel(t);
  return (
    <FormSection title={t('memorialRecord.data')}>
      <SectionFields
        fields={memorialFields}
        section="memorial"
        form={form}
        namesHint={t('memorialRecord.separated')}
        autoFocus={form.entity === undefined}
      />
      <SelectField
        {...form.field('type')}
        label={label('type')}
        choices={memorialTypes.map((value) => ({ value, label: t(`memorials.types.${value}`) }))}
      />
      <TypeDetails form={form} />
      <PartialDateField {...form.field('start_date')} label={label('start_date')} />
      <div className="form-wide">
        <TextAreaField
          {...form.field('description')}
          label={label('description')}
          maxLength={memorialLimits.description}
        />
      </div>
    </FormSection>
  );
}

/** Who put up a plate; what a cemetery is and whether it is still there (MEMORIAL-10, MEMORIAL-11). */
export function TypeDetails({ form }: { readonly form: MemorialFormControl }) {
  const { t } = useTexts();
  const label = memorialLabel(t);
  const notKnown = { value: unsaid, label: t('memorialRecord.unsaid') } as const;
  if (form.draft.type === 'plate') {
    return (
      <SelectField
        {...form.field('type_plate_details')}
        label={label('type_plate_details')}
        choices={[notKnown, ...plateDetails.map((value) => ({ value, label: t(`memorials.plateDetails.${value}`) }))]}
      />
    );
  }
  if (form.draft.type !== 'cemetery') return null;
  return (
    <>
      <RadioField
        {...form.field('cemetery_kind')}
        label={label('cemetery_kind')}
        choices={[...cemeteryKinds.map((value) => ({ value, label: t(`memorials.cemeteryKinds.${value}`) })), notKnown]}
      />
      <RadioField
        {...form.field('cemetery_exists')}
        label={label('cemetery_exists')}
        choices={[{ value: 'yes', label: t('history.yes') }, { value: 'no', label: t('history.no') }, notKnown]}
      />
      <TextField
        {...form.field('cemetery_nationality')}
        label={label('cemetery_nationality')}
        maxLength={memorialLimits.nationality}
      />
    </>
  );
}
