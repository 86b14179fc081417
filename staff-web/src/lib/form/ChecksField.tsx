import { Checkbox } from '@mantine/core';
import { type LabelledField, useControl } from './useControl.ts';
import type { FieldProps } from './useEntityForm.ts';

interface Props extends LabelledField, FieldProps<readonly string[]> {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Instead of the choices, where there are none. */
  readonly empty?: string;
}

/** Any number of choices, all in sight. */
export function ChecksField({ value, onChange, choices, empty, ...field }: Props) {
  const { name: _, readOnly, ...control } = useControl(field);
  return (
    <Checkbox.Group {...control} value={[...value]} onChange={onChange} className="checks-field">
      {choices.length === 0 && empty && <p className="shown-empty">{empty}</p>}
      <div className="checks">
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={choice.value} label={choice.label} disabled={readOnly} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
