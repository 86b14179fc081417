import { Checkbox, VisuallyHidden } from '@mantine/core';
import {
  type CsvFieldName,
  type CsvGroup,
  csvFieldNames,
  partsOfCsvField,
} from '@salient/shared/areas/functions/csv/csvFields.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';

interface Props {
  readonly group: CsvGroup;
  readonly chosen: ReadonlySet<CsvFieldName>;
  /** Takes fields into the choice, or out of it. */
  readonly onChoose: (fields: readonly CsvFieldName[], isChosen: boolean) => void;
}

/** The fields of one group: all at once by its head, or each when it is opened (CSV-01, CSV-18). */
export function CsvFieldGroup({ group, chosen, onChoose }: Props) {
  const { t } = useTexts();
  const id = useId();
  const fields = csvFieldNames.filter((name) => partsOfCsvField(name).group === group);
  const count = fields.filter((name) => chosen.has(name)).length;
  // Where something is chosen already nobody has to go through all of it again: the head says how many are.
  const [isOpen, setOpen] = useState(group === 'general' && chosen.size === 0);
  const title = t(`csvExport.groups.${group}`);
  return (
    <fieldset className="csv-group">
      <VisuallyHidden component="legend">{title}</VisuallyHidden>
      <div className="csv-group-head">
        <Checkbox
          label={title}
          checked={count === fields.length}
          indeterminate={count > 0 && count < fields.length}
          onChange={({ currentTarget }) => onChoose(fields, currentTarget.checked)}
        />
        <button
          type="button"
          className="csv-group-toggle"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">
            {count}/{fields.length}
          </span>
          <VisuallyHidden>{t('csvExport.fieldsOf', { group: title })}</VisuallyHidden>
          <Icon name="down" />
        </button>
      </div>
      <div id={id} className="csv-fields" hidden={!isOpen}>
        {fields.map((name) => (
          <Checkbox
            key={name}
            size="sm"
            label={t(`csvExport.fields.${partsOfCsvField(name).field}`)}
            checked={chosen.has(name)}
            onChange={({ currentTarget }) => onChoose([name], currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
