import { Autocomplete } from '@mantine/core';
import type { Labelled, TextFieldProps } from './useControl.ts';
import { useControl } from './useControl.ts';

interface Props extends Labelled, TextFieldProps {
  readonly suggestions: readonly string[];
}

/** One line of text with values to choose from; others may be typed. */
export function SuggestField({ value, onChange, suggestions, maxLength, ...field }: Props) {
  const control = useControl(field);
  return <Autocomplete {...control} data={[...suggestions]} maxLength={maxLength} value={value} onChange={onChange} />;
}
