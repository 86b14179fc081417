import { Select, Textarea, TextInput } from '@mantine/core';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { errorTexts } from './errorTexts.ts';
import type { FieldProps } from './useEntityForm.ts';

interface Labelled {
  readonly label: string;
  readonly hint?: string;
  /** Marks the field; whether it may stay empty is the area's rule. */
  readonly required?: boolean;
}

/** What the controls have in common: label above, hint and error beside, both read out with the field. */
function useControl({ name, codes, readOnly, label, hint, required }: Labelled & FieldProps<unknown>) {
  const { t } = useTexts();
  const errors = errorTexts(codes, t);
  return {
    name,
    label,
    readOnly,
    ...(hint ? { description: hint } : {}),
    ...(required ? { withAsterisk: true, 'aria-required': true as const } : {}),
    error: errors.length > 0 ? errors.join(' ') : null,
  };
}

type TextProps = Labelled &
  FieldProps<string> & {
    readonly maxLength?: number;
    readonly type?: 'text' | 'email' | 'tel';
    readonly autoFocus?: boolean;
  };

/** One line of text. */
export function TextField({ value, onChange, maxLength, type = 'text', autoFocus, ...field }: TextProps) {
  const control = useControl({ value, onChange, ...field });
  return (
    <TextInput
      {...control}
      type={type}
      maxLength={maxLength}
      // What is kept about others must not be filled in with the own name.
      autoComplete="off"
      data-autofocus={autoFocus || undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Text of several lines; grows with it. */
export function TextAreaField({ value, onChange, maxLength, ...field }: Omit<TextProps, 'type'>) {
  const control = useControl({ value, onChange, ...field });
  return (
    <Textarea
      {...control}
      autosize
      minRows={2}
      maxRows={12}
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface SelectProps<Value extends string> extends Labelled, FieldProps<Value | null> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly autoFocus?: boolean;
}

/** One of fixed choices. */
export function SelectField<Value extends string>({ value, onChange, choices, autoFocus, ...field }: SelectProps<Value>) {
  const control = useControl({ value, onChange: onChange as FieldProps<unknown>['onChange'], ...field });
  return (
    <Select
      {...control}
      data={[...choices]}
      allowDeselect={false}
      data-autofocus={autoFocus || undefined}
      value={value}
      onChange={(chosen) => onChange(chosen as Value | null)}
    />
  );
}
