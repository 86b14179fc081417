import { militaryNameLimits } from '@salient/shared/areas/military/militaryEntity.ts';
import { armies, namingFields, offeredTypes } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { FormSection } from '../../../lib/form/FormSection.tsx';
import { SelectField, TextField } from '../../../lib/form/fields.tsx';
import { militaryLabel } from './militaryLabel.ts';
import type { MilitaryFormControl } from './useMilitaryForm.ts';

interface Props {
  readonly form: MilitaryFormControl;
  /** The picker around a dialog takes entities of one type only. */
  readonly isTypeFixed?: boolean;
}

/** What a military entity is and what it is called: the fields of its type (MILITARY-11 to MILITARY-17). */
export function MilitaryFields({ form, isTypeFixed = false }: Props) {
  const { t } = useTexts();
  const label = militaryLabel(t);
  const { type } = form.draft;
  const { entity } = form;
  const types = entity && !offeredTypes.some((each) => each === type) ? [type] : offeredTypes;
  const known: readonly string[] = armies;
  const stored = entity && entity.army !== '' && !known.includes(entity.army) ? [entity.army] : [];
  const hints: Partial<Record<string, string>> = { unit: t('military.unitHint'), unit_nr: t('military.unitNrHint') };
  return (
    <FormSection title={t('military.data')}>
      <SelectField
        {...form.field('type')}
        readOnly={entity !== undefined || isTypeFixed || form.field('type').readOnly}
        label={label('type')}
        choices={types.map((value) => ({ value, label: t(`military.types.${value}`) }))}
        {...(entity ? {} : { hint: t('military.typeHint') })}
      />
      <SelectField
        {...form.field('army')}
        label={label('army')}
        required
        choices={[...armies, ...stored].map((value) => ({ value: value as string, label: value }))}
        hint={t('military.armyHint')}
      />
      {namingFields[type].map((field, index) => (
        <TextField
          key={field}
          {...form.field(field)}
          label={label(field)}
          maxLength={militaryNameLimits[field]}
          required={type !== 'unit' || field === 'regiment'}
          autoFocus={index === 0 && entity === undefined}
          {...(type === 'unit' && hints[field] ? { hint: hints[field] } : {})}
        />
      ))}
    </FormSection>
  );
}
