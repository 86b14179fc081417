import { genders, personLimits, victimTypeDetails } from '@salient/shared/areas/persons/personValues.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PartialDateField } from '../../lib/dates/PartialDateField.tsx';
import { FormSection } from '../../lib/form/FormSection.tsx';
import { SelectField, TextField } from '../../lib/form/fields.tsx';
import { RadioField } from '../../lib/form/RadioField.tsx';
import { CasualtyFields } from './CasualtyFields.tsx';
import type { PersonFormControl } from './usePersonForm.ts';

/** Several names stand in one line, each as long as one may be. */
const nameLineLength = personLimits.alternativeNames * (personLimits.name + 2);

/** Who the person is: the fields of document 1 section 3.2, but for what hangs on the person. */
export function IdentityFields({ form }: { readonly form: PersonFormControl }) {
  const { t } = useTexts();
  const separated = t('personRecord.form.separated');
  return (
    <>
      <FormSection title={t('personRecord.form.names')}>
        <TextField
          {...form.field('surname')}
          label={t('persons.fields.surname')}
          maxLength={personLimits.name}
          autoFocus
        />
        <TextField {...form.field('familyname')} label={t('persons.fields.familyname')} maxLength={personLimits.name} />
        <TextField
          {...form.field('alternative_surnames')}
          label={t('persons.fields.alternative_surnames')}
          hint={separated}
          maxLength={nameLineLength}
        />
        <TextField
          {...form.field('alternative_familynames')}
          label={t('persons.fields.alternative_familynames')}
          hint={separated}
          maxLength={nameLineLength}
        />
        <TextField {...form.field('initials')} label={t('persons.fields.initials')} maxLength={personLimits.initials} />
        <TextField
          {...form.field('nationality')}
          label={t('persons.fields.nationality')}
          maxLength={personLimits.nationality}
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
      <FormSection title={t('personRecord.form.war')}>
        <CasualtyFields form={form} />
        <SelectField
          {...form.field('victim_type_details')}
          label={t('persons.fields.victim_type_details')}
          choices={victimTypeDetails.map((value) => ({ value, label: t(`persons.victimTypeDetails.${value}`) }))}
        />
      </FormSection>
    </>
  );
}
