import { Checkbox, Select } from '@mantine/core';
import type { ListFilter } from './listTypes.ts';

interface Props {
  readonly filter: ListFilter;
  /** What is chosen; absent while that is the default. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** More choices than this are looked for by typing. */
const seenAtOnce = 12;

/** One of several choices above a list; a box to tick where there are only two, yes and no. */
export function ListFilterField({ filter: { label, choices, isFlag = false }, value, onChange }: Props) {
  const [usual, other] = choices.map((choice) => choice.value);
  if (isFlag) {
    return (
      <Checkbox
        label={label}
        checked={value === other}
        onChange={(event) => onChange((event.currentTarget.checked ? other : usual) ?? '')}
      />
    );
  }
  return (
    <Select
      aria-label={label}
      data={[...choices]}
      allowDeselect={false}
      searchable={choices.length > seenAtOnce}
      value={value ?? usual ?? null}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
