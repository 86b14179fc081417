import { statedLivingStatuses } from '@salient/shared/areas/persons/living/livingStatus.ts';
import { personLimits } from '@salient/shared/areas/persons/personValues.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { TextField } from '../../../lib/form/fields.tsx';
import { RadioField } from '../../../lib/form/RadioField.tsx';
import type { PersonFormControl } from './usePersonForm.ts';

/** What staff know better than the rule of who may be alive, and why: asked of persons who are there already. */
export function LivingFields({ form }: { readonly form: PersonFormControl }) {
  const { t } = useTexts();
  if (!form.entity) return null;
  return (
    <>
      <RadioField
        {...form.field('stated_living_status')}
        label={t('persons.fields.stated_living_status')}
        hint={t('personRecord.livingHint')}
        choices={statedLivingStatuses.map((value) => ({ value, label: t(`persons.livingStatuses.${value}`) }))}
      />
      {form.draft.stated_living_status !== 'computed' && (
        <TextField
          {...form.field('living_status_reason')}
          label={t('persons.fields.living_status_reason')}
          maxLength={personLimits.livingStatusReason}
          required
        />
      )}
    </>
  );
}
