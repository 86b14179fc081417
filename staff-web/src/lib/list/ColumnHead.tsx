import { ActionIcon, Popover, Radio, Stack } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import { nextSort } from './listState.ts';
import type { ListFilter } from './listTypes.ts';
import { tableRoles } from './tableRoles.ts';
import type { ListControl } from './useListState.ts';

interface Props {
  readonly title: string;
  /** The column's name on the server; null when it cannot be sorted. */
  readonly sortKey: string | null;
  readonly filter: ListFilter | undefined;
  readonly numeric: boolean;
  readonly largestFirst: boolean;
  readonly control: ListControl;
}

/** The head of a column: a click sorts up, the next one down, and counts the other way round (LIST-05); a radio filter where the list has one (LIST-06). */
export function ColumnHead({ title, sortKey, filter, numeric, largestFirst, control }: Props) {
  const { sort } = control.state;
  const direction = sortKey !== null && sort?.[0] === sortKey ? sort[1] : null;
  return (
    <th
      {...tableRoles.columnHead}
      scope="col"
      data-numeric={numeric || undefined}
      data-tool={sortKey !== null || filter !== undefined || undefined}
      aria-sort={direction === null ? undefined : direction === 1 ? 'ascending' : 'descending'}
    >
      <span className="list-head">
        {sortKey === null ? (
          title
        ) : (
          <Link
            className="list-sort"
            preventScrollReset
            to={control.hrefOf({ sort: nextSort(sort, sortKey, largestFirst) })}
          >
            {title}
            {direction === null ? (
              <Icon name="sort" />
            ) : direction === 1 ? (
              <Icon name="sortUp" />
            ) : (
              <Icon name="sortDown" />
            )}
          </Link>
        )}
        {filter && <ColumnFilter filter={filter} control={control} />}
      </span>
    </th>
  );
}

/** One choice of several in a column's head. */
function ColumnFilter({ filter, control }: { readonly filter: ListFilter; readonly control: ListControl }) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { filters } = control.state;
  const value = filters[filter.name] ?? filter.choices[0]?.value ?? '';
  // The choice shows at once; the address, and the rows with it, follow.
  const [chosen, setChosen] = useState(value);
  useEffect(() => setChosen(value), [value]);
  return (
    <Popover shadow="md" opened={open} onChange={setOpen} trapFocus returnFocus withinPortal position="bottom-start">
      <Popover.Target>
        <ActionIcon
          variant={filters[filter.name] ? 'filled' : 'subtle'}
          size="sm"
          aria-label={t('lists.filterBy', { column: filter.label })}
          aria-expanded={open}
          onClick={() => setOpen((now) => !now)}
        >
          <Icon name="filter" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={filter.label}>
        <Radio.Group
          label={filter.label}
          value={chosen}
          onChange={(choice) => {
            setChosen(choice);
            control.change({ filters: { ...filters, [filter.name]: choice } });
          }}
        >
          <Stack gap="xs" mt="xs">
            {filter.choices.map((choice) => (
              <Radio key={choice.value} value={choice.value} label={choice.label} />
            ))}
          </Stack>
        </Radio.Group>
      </Popover.Dropdown>
    </Popover>
  );
}
