import { ActionIcon, Checkbox, Group, Popover, Radio, Stack } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Icon } from '../icons/Icon.tsx';
import { type PageSize, pageSizes } from './listState.ts';
import { type Density, densities, type ListPreferences } from './useListPreferences.ts';

interface Props {
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  readonly preferences: ListPreferences;
  readonly rows: PageSize;
  readonly onRows: (rows: PageSize) => void;
}

/** Which columns, how many rows and how close: remembered for this user in this browser (S1). The first column stays. */
export function ListTools({ columns, preferences, rows, onRows }: Props) {
  const { t } = useTexts();
  const { hidden, hide, density, chooseDensity } = preferences;
  const toggle = (key: string) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    hide(next);
  };
  return (
    <Popover shadow="md" trapFocus returnFocus withinPortal position="bottom-end">
      <Popover.Target>
        <ActionIcon className="list-tools" variant="default" size={36} aria-label={t('lists.view')}>
          <Icon name="columns" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('lists.view')}>
        <Stack gap="md">
          <Radio.Group
            label={t('lists.rows')}
            value={String(rows)}
            onChange={(value) => onRows(Number(value) as PageSize)}
          >
            <Group gap="md" mt="xs">
              {pageSizes.map((size) => (
                <Radio key={size} value={String(size)} label={String(size)} />
              ))}
            </Group>
          </Radio.Group>
          <Radio.Group label={t('lists.density')} value={density} onChange={(value) => chooseDensity(value as Density)}>
            <Group gap="md" mt="xs">
              {densities.map((each) => (
                <Radio key={each} value={each} label={t(`lists.densities.${each}`)} />
              ))}
            </Group>
          </Radio.Group>
          <Checkbox.Group
            label={t('lists.columns')}
            value={columns.filter(({ key }) => !hidden.has(key)).map(({ key }) => key)}
          >
            <Stack gap="xs" mt="xs">
              {columns.slice(1).map(({ key, title }) => (
                <Checkbox key={key} value={key} label={title} onChange={() => toggle(key)} />
              ))}
            </Stack>
          </Checkbox.Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
