import { personFields } from '@salient/shared/areas/persons/personFields.ts';
import { genders, victimTypeDetails } from '@salient/shared/areas/persons/personValues.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { PartialDateField } from '../../../lib/dates/PartialDateField.tsx';
import { SectionFields } from '../../../lib/fields/SectionFields.tsx';
import { FormSection } from '../../../lib/form/FormSection.tsx';
import { SelectField, TextField } from '../../../lib/form/fields.tsx';
import { RadioField } from '../../../lib/form/RadioField.tsx';
import { CasualtyFields } from './CasualtyFields.tsx';
import type { PersonFormControl } from './usePersonForm.ts';
import './similar.css';

interface Props {
  readonly form: PersonFormControl;
  /** Who is on the list already and may be the same, beside a new person. */
  readonly similar?: ReactNode;
}

/** Who the person is: the fields of document 1 section 3.2, but for what hangs on the person. */
export function IdentityFields({ form, similar }: Props) {
  const { t } = useTexts();
  return (
    <div className="identity-fields" data-beside={similar ? true : undefined}>
      <FormSection title={t('personRecord.form.names')}>
        <SectionFields
          fields={personFields}
          section="names"
          form={form}
          namesHint={t('personRecord.form.separated')}
          autoFocus
        />
      </FormSection>
      <FormSection title={t('personRecord.form.life')}>
        <PartialDateField {...form.field('born_date')} label={t('persons.fields.born')} />
        <PartialDateField {...form.field('died_date')} label={t('persons.fields.died')} />
        <RadioField
          {...form.field('gender')}
          label={t('persons.fields.gender')}
          choices={genders.map((value) => ({ value, label: t(`persons.genders.${value}`) }))}
        />
        <TextField
          {...form.field('died_age')}
          label={t('persons.fields.age')}
          hint={t('personRecord.form.ageHint')}
          maxLength={3}
        />
      </FormSection>
      {similar}
      <FormSection title={t('personRecord.form.war')}>
        <CasualtyFields form={form} />
        <SelectField
          {...form.field('victim_type_details')}
          label={t('persons.fields.victim_type_details')}
          choices={victimTypeDetails.map((value) => ({ value, label: t(`persons.victimTypeDetails.${value}`) }))}
        />
      </FormSection>
    </div>
  );
}
