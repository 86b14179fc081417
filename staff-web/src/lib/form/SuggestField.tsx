import { Autocomplete } from '@mantine/core';
import type { LabelledField, TextFieldProps } from './useControl.ts';
import { useControl } from './useControl.ts';

interface Props extends LabelledField, TextFieldProps {
  readonly suggestions: readonly string[];
  /** True where the server has already picked them for what is typed; otherwise those that contain it are shown. */
  readonly arePicked?: boolean;
}

/** One line of text with values to choose from; others may be typed. */
export function SuggestField({ value, onChange, suggestions, arePicked, maxLength, ...field }: Props) {
  const control = useControl(field);
  return (
    <Autocomplete
      {...control}
      data={[...suggestions]}
      {...(arePicked ? { filter: ({ options }) => options } : {})}
      maxLength={maxLength}
      autoComplete="off"
      value={value}
      onChange={onChange}
    />
  );
}
