import { ActionIcon } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useFocusAfterRemoval } from '../focus/useFocusAfterRemoval.ts';
import { Icon } from '../icons/Icon.tsx';
import { ReferenceIcon } from '../picker/ReferencePicker.tsx';
import type { RecordFilter } from './listTypes.ts';
import { readRecordValue } from './recordFilters.ts';

interface Props {
  readonly filters: readonly RecordFilter[];
  /** What is chosen, by the names of the filters. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onRemove: (name: string) => void;
}

/** The records by which a list is narrowed, each with a way to let go of it. */
export function RecordChips({ filters, chosen, onRemove }: Props) {
  const { t } = useTexts();
  const shown = filters.flatMap((filter) => {
    const record = readRecordValue(filter, chosen[filter.name] ?? '');
    return record ? [{ filter, record }] : [];
  });
  const focus = useFocusAfterRemoval<HTMLDivElement>(shown.map(({ filter }) => filter.name));
  return (
    <div {...focus} className="list-chips">
      {shown.length > 0 && (
        <ul>
          {shown.map(({ filter: { name, label, Chosen }, record }) => (
            <li key={name} data-entry={name} className="list-chip">
              <ReferenceIcon kind={record.kind} />
              <span>
                {label}
                {t('common.colon')}
                <strong>
                  <Chosen {...record} />
                </strong>
              </span>
              <ActionIcon
                variant="subtle"
                aria-label={t('lists.removeFilter', { column: label })}
                onClick={() => onRemove(name)}
              >
                <Icon name="close" />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
