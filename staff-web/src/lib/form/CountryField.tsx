import { type ComboboxItem, Select } from '@mantine/core';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { countryName } from '@salient/shared/lib/i18n/countryName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { normalizeText } from '@salient/shared/lib/names/normalizeText.ts';
import { useMemo } from 'react';
import { type LabelledField, useControl } from './useControl.ts';
import type { FieldProps } from './useEntityForm.ts';

/** Suggestions at a time (document 3, section 9). */
const shown = 10;

/** The countries whose names have what is typed, whatever its accents; those that begin with it come first. */
function suggested(options: readonly ComboboxItem[], typed: string): ComboboxItem[] {
  const text = normalizeText(typed);
  const at = ({ label }: ComboboxItem) => normalizeText(label).indexOf(text);
  return options
    .filter((option) => at(option) >= 0)
    .sort((a, b) => Math.sign(at(a)) - Math.sign(at(b)))
    .slice(0, shown);
}

/** A country by its name in the reader's language. */
export function CountryField({ value, onChange, ...field }: LabelledField & FieldProps<string>) {
  const { t, language } = useTexts();
  const control = useControl(field);
  const { data } = useMethod('getCountries', {});
  const choices = useMemo(() => {
    const codes = new Set([...(data ?? []).map(({ code }) => code), ...(value ? [value] : [])]);
    return [...codes]
      .map((code) => ({ value: code, label: countryName(code, language) }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  }, [data, value, language]);
  return (
    <Select
      {...control}
      searchable
      clearable={!field.readOnly}
      limit={shown}
      filter={({ options, search }) => suggested(options as ComboboxItem[], search)}
      nothingFoundMessage={t('pickers.noResults')}
      data={choices}
      value={value === '' ? null : value}
      onChange={(code) => onChange(code ?? '')}
    />
  );
}
