import { Select, Textarea, TextInput } from '@mantine/core';
import { type LabelledField, type TextFieldProps, useControl } from './useControl.ts';
import type { FieldProps } from './useEntityForm.ts';

interface TextProps extends LabelledField, TextFieldProps {
  readonly type?: 'text' | 'email' | 'tel';
  /** Has the focus when its dialog opens. */
  readonly autoFocus?: boolean;
}

/** One line of text. */
export function TextField({ value, onChange, maxLength, type = 'text', autoFocus, ...field }: TextProps) {
  const control = useControl(field);
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
export function TextAreaField({ value, onChange, maxLength, ...field }: LabelledField & TextFieldProps) {
  const control = useControl(field);
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

interface SelectProps<Value extends string> extends LabelledField, Omit<FieldProps<Value | null>, 'onChange'> {
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    /** What choosing it means, in one line below its name. */
    readonly explanation?: string;
  }[];
  readonly onChange: (value: Value) => void;
}

/** One of fixed choices. */
export function SelectField<Value extends string>({ value, onChange, choices, ...field }: SelectProps<Value>) {
  const control = useControl(field);
  const explanations = new Map(choices.map((choice) => [choice.value as string, choice.explanation]));
  return (
    <Select
      {...control}
      data={[...choices]}
      allowDeselect={false}
      value={value}
      onChange={(chosen) => chosen !== null && onChange(chosen as Value)}
      renderOption={({ option }) => (
        <span>
          {option.label}
          {explanations.get(option.value) && (
            <small className="choice-explained">{explanations.get(option.value)}</small>
          )}
        </span>
      )}
    />
  );
}
