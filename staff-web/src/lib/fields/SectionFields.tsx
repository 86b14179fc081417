import type { Field, Fields } from '@salient/shared/lib/fields/fields.ts';
import type { TextKey } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { DateValue } from '../dates/dateTexts.ts';
import { PartialDateField } from '../dates/PartialDateField.tsx';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { QuestionField } from '../form/QuestionField.tsx';
import type { FieldProps } from '../form/useEntityForm.ts';

/** A form that has the fields of the table, and whatever else. */
interface FormWithFields {
  readonly field: (name: never) => object;
}

interface Props {
  readonly fields: Fields;
  readonly section: string;
  readonly form: FormWithFields;
  /** Said below fields that hold several names. */
  readonly namesHint: string;
  /** Whether the first of them has the focus when the form opens. */
  readonly autoFocus?: boolean;
}

/** The controls of the fields that stand in a section, in the order of their table. */
export function SectionFields({ fields, section, form, namesHint, autoFocus = false }: Props) {
  const drawn = Object.entries(fields).filter(([, field]) => field.section === section);
  return drawn.map(([name, field], index) => {
    const typed = field.kind === 'date' ? `${name}_date` : name;
    const props = (form.field as (name: string) => object)(typed);
    const isFocused = autoFocus && index === 0;
    return <SectionField key={name} field={field} props={props} namesHint={namesHint} autoFocus={isFocused} />;
  });
}

export interface FieldOfTable {
  readonly field: Field;
  readonly props: object;
  readonly namesHint: string;
  readonly autoFocus: boolean;
}

/** The control that suits the kind of a field; `props` hold a value of that kind. */
export function SectionField({ field, props, namesHint, autoFocus }: FieldOfTable) {
  const { t } = useTexts();
  // The keys stand in tables, and a test requires a text for each.
  const text = t as (key: TextKey) => string;
  const control = <Value,>() => ({ ...(props as FieldProps<Value>), label: text(field.label) });
  switch (field.kind) {
    case 'line':
      return (
        <TextField
          {...control<string>()}
          maxLength={field.longest}
          required={field.required ?? false}
          autoFocus={autoFocus}
        />
      );
    case 'text':
      return <TextAreaField {...control<string>()} maxLength={field.longest} />;
    case 'names':
      // Several names stand in one line, each as long as one may be.
      return <TextField {...control<string>()} hint={namesHint} maxLength={field.most * (field.longest + 2)} />;
    case 'choice':
      return (
        <SelectField
          {...control<string>()}
          choices={field.values.map((value) => ({ value, label: text(`${field.choices}.${value}` as TextKey) }))}
        />
      );
    case 'flag':
      return <QuestionField {...control<boolean>()} />;
    case 'age':
      return <TextField {...control<string>()} maxLength={3} />;
    case 'date':
      return <PartialDateField {...control<DateValue>()} />;
    case 'reference':
      return null;
  }
}
