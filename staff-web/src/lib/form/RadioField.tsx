import { Group, Radio } from '@mantine/core';
import { type LabelledField, useControl } from './useControl.ts';
import type { FieldProps } from './useEntityForm.ts';

interface Props<Value extends string> extends LabelledField, Omit<FieldProps<Value | null>, 'onChange'> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** One of a few choices, all in sight; none is chosen where the value is none of them. */
export function RadioField<Value extends string>({ value, onChange, choices, ...field }: Props<Value>) {
  const control = useControl(field);
  return (
    <Radio.Group {...control} value={value} onChange={(chosen) => onChange(chosen as Value)} className="radio-field">
      <Group gap="lg" mt={4} mb={4}>
        {choices.map((choice) => (
          <Radio key={choice.value} value={choice.value} label={choice.label} disabled={field.readOnly} />
        ))}
      </Group>
    </Radio.Group>
  );
}
