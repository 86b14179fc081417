import type { DatePart } from '@salient/shared/lib/dates/partialDate.ts';
import type { FieldProps } from '../form/useEntityForm.ts';
import type { DatePartName, DateValue } from './dateTexts.ts';
import type { PartialDateProps } from './PartialDateField.tsx';

type PartField<Name extends string> = `${Name}_${DatePartName}`;

/**
 * The three fields of a form that hold one day (`start_day`, `start_month`, `start_year`) as one control. An edit of any
 * part clears what was wrong with the day.
 */
export function dateField<Name extends string>(
  form: { readonly field: (field: PartField<Name>) => FieldProps<DatePart> },
  name: Name,
): Omit<PartialDateProps, 'label'> {
  const day = form.field(`${name}_day`);
  const month = form.field(`${name}_month`);
  const year = form.field(`${name}_year`);
  return {
    value: { day: day.value, month: month.value, year: year.value },
    codes: [...new Set([...day.codes, ...month.codes, ...year.codes])],
    readOnly: day.readOnly,
    onChange: (value: DateValue) => {
      day.onChange(value.day);
      month.onChange(value.month);
      year.onChange(value.year);
    },
  };
}

/** The fields of a form that are one day, for what must not be mixed of two people's changes. */
export const dateFields = <Name extends string>(name: Name): readonly PartField<Name>[] => [
  `${name}_day`,
  `${name}_month`,
  `${name}_year`,
];
