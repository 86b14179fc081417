import { Autocomplete } from '@mantine/core';
import { armies } from '@salient/shared/areas/military/militaryEntityTypes.ts';
import { armyInFull, armyKey } from '@salient/shared/areas/military/names/armyNames.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';

interface Props {
  readonly value: string;
  readonly onChange: (army: string) => void;
}

/** The army of a list: by the letters that records hold, by its name in any language, which becomes those letters, or another. */
export function ArmyField({ value, onChange }: Props) {
  const { t, language } = useTexts();
  const { data: stored = [] } = useMethod('getArmyList', { limit: 100 });
  const known = [...new Set<string>([...armies, ...stored])];
  return (
    <Autocomplete
      label={t('imports.army')}
      value={value}
      data={known}
      filter={({ search }) => {
        const wanted = normalizeText(search);
        const found = known.filter((army) => normalizeText(armyInFull(army, language)).includes(wanted));
        return found.map((army) => ({ value: army, label: army }));
      }}
      renderOption={({ option }) => armyInFull(option.value, language)}
      maxLength={100}
      autoComplete="off"
      onChange={onChange}
      onBlur={() => {
        const meant = known.find((army) => armyKey(army) === armyKey(value));
        if (meant !== undefined && meant !== value) onChange(meant);
      }}
    />
  );
}
