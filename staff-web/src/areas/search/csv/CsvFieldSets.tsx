import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { SelectField, TextField } from '../../../lib/form/fields.tsx';
import { field } from './field.ts';
import type { CsvChoice } from './useCsvChoice.ts';

/** Choices of fields that were given a name: taken again, kept and removed. */
export function CsvFieldSets({ choice }: { readonly choice: CsvChoice }) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const { sets, fields } = choice;
  const isSame = (other: readonly string[]) =>
    other.length === fields.length && other.every((field) => fields.some((each) => each === field));
  const current = sets.find((set) => isSame(set.fields));
  return (
    <div className="csv-sets">
      {sets.length > 0 && (
        <SelectField
          {...field('set')}
          label={t('csvExport.set')}
          value={current?.name ?? ''}
          choices={[
            { value: '', label: t('csvExport.noSet') },
            ...sets.map((set) => ({ value: set.name, label: set.name })),
          ]}
          onChange={(chosen) => {
            const set = sets.find((each) => each.name === chosen);
            if (set) choice.choose(set.fields);
          }}
        />
      )}
      {current ? (
        <SteadyButton variant="subtle" onClick={() => choice.remove(current.name)}>
          {t('csvExport.removeSet', { name: current.name })}
        </SteadyButton>
      ) : (
        fields.length > 0 && (
          <>
            <TextField
              {...field('set_name')}
              label={t('csvExport.setName')}
              value={name}
              maxLength={60}
              onChange={setName}
            />
            <SteadyButton
              variant="default"
              disabled={name.trim() === ''}
              onClick={() => {
                choice.keep(name.trim());
                setName('');
              }}
            >
              {t('csvExport.keepSet')}
            </SteadyButton>
          </>
        )
      )}
    </div>
  );
}
