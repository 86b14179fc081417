import { TextInput } from '@mantine/core';
import { type LabelledField, useControl } from '../../lib/form/useControl.ts';
import type { FieldProps } from '../../lib/form/useEntityForm.ts';

/** A day of our own time, whole or none: `yyyy-mm-dd`. Days of the past with unknown parts have their own field. */
export function DayField({ value, onChange, ...field }: LabelledField & FieldProps<string | null>) {
  return (
    <TextInput
      {...useControl(field)}
      type="date"
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : currentTarget.value)}
    />
  );
}
