import type { LabelledField } from '../form/useControl.ts';
import type { FieldProps } from '../form/useEntityForm.ts';
import { PartialDateField } from './PartialDateField.tsx';
import { dayOfParts, partsOfDay } from './wholeDay.ts';

/** A day of our own time, whole or none: `yyyy-mm-dd`. It is typed as days of the past are, whatever browser it is (S3). */
export function DayField({ value, onChange, required: _, ...field }: LabelledField & FieldProps<string | null>) {
  return (
    <PartialDateField
      {...field}
      yearsNear={new Date().getFullYear()}
      value={partsOfDay(value)}
      onChange={(parts) => onChange(dayOfParts(parts))}
    />
  );
}
