import { Button, Menu } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { PanelDialog } from '../dialogs/PanelDialog.tsx';
import { Icon } from '../icons/Icon.tsx';
import { ReferenceIcon, ReferencePicker } from '../picker/ReferencePicker.tsx';
import type { ReferenceKind } from '../records/referenceKinds.ts';
import type { RecordFilter } from './listTypes.ts';
import { recordValue } from './recordFilters.ts';

interface Props {
  readonly filters: readonly RecordFilter[];
  readonly onChoose: (name: string, value: string) => void;
}

interface Asked {
  readonly filter: RecordFilter;
  readonly kind: ReferenceKind;
  readonly label: string;
}

/** Narrows a list by a record: which kind is chosen in a menu, which record in a dialog. */
export function RecordFilterMenu({ filters, onChoose }: Props) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <>
      <Menu position="bottom-start" returnFocus withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" leftSection={<Icon name="filter" />} rightSection={<Icon name="down" />}>
            {t('lists.filterByRecord')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {filters.map((filter) => (
            <FilterEntries key={filter.name} filter={filter} onChoose={setAsked} />
          ))}
        </Menu.Dropdown>
      </Menu>
      {asked && (
        <PanelDialog opened title={t('lists.filterByRecord')} closesBeside={false} onClose={() => setAsked(null)}>
          <ReferencePicker
            kind={asked.kind}
            label={asked.label}
            value={null}
            autoFocus
            isLookupOnly
            onChange={(chosen) => {
              if (!chosen) return;
              setAsked(null);
              onChoose(asked.filter.name, recordValue(asked.filter, chosen));
            }}
          />
        </PanelDialog>
      )}
    </>
  );
}

interface EntriesProps {
  readonly filter: RecordFilter;
  readonly onChoose: (asked: Asked) => void;
}

/** The kinds of records of one filter, under its name where there are several. */
function FilterEntries({ filter, onChoose }: EntriesProps) {
  const { label: title, kinds } = filter;
  return (
    <>
      {kinds.length > 1 && <Menu.Label>{title}</Menu.Label>}
      {kinds.map(({ kind, label }) => (
        <Menu.Item
          key={kind}
          leftSection={<ReferenceIcon kind={kind} />}
          onClick={() => onChoose({ filter, kind, label })}
        >
          {label}…
        </Menu.Item>
      ))}
    </>
  );
}
