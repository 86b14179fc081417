import { Combobox, InputBase, useCombobox } from '@mantine/core';
import type { TextFilter } from '@salient/shared/areas/functions/query/searchQuery.ts';
import {
  type Narrowing,
  type Suggestion,
  type SuggestionSource,
  useSuggestions,
} from '@salient/shared/areas/functions/query/useSuggestions.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { useReferences } from '../../../lib/picker/useReferences.ts';
import type { ReferenceKind } from '../../../lib/records/referenceKinds.ts';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly error: boolean;
  readonly source: SuggestionSource;
  readonly narrowing?: Narrowing;
  readonly filter: TextFilter;
  readonly onChange: (filter: TextFilter) => void;
}

/** Suggestions come after two letters and a rest of 300 ms, as in every search of the product. */
const fewestLetters = 2;
const restMs = 300;

/** Suggestions that are records are those of every picker, told apart by the same facts. */
const kindOf: { readonly [Source in SuggestionSource]?: ReferenceKind } = {
  places: 'place',
  memorials: 'memorial',
  military_entities: 'military_entity',
  persons: 'person',
  collections: 'collection',
};

const keyOf = ({ id, value }: Suggestion) => id ?? value;

/**
 * A text that suggests values; what is typed stays as it is until a suggestion is chosen. One that stands for a record is
 * compared as that record.
 */
export function SuggestCriterion({ source, narrowing = {}, filter, onChange, ...control }: Props) {
  const { t } = useTexts();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const [isTyped, setTyped] = useState(false);
  const [asked, setAsked] = useState('');
  const text = isTyped ? filter.value.trim() : '';
  const wanted = text.length >= fewestLetters ? text : '';
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const kind = kindOf[source];
  const words = useSuggestions(source, kind ? '' : asked, narrowing);
  const { hits } = useReferences(kind ?? 'place', undefined, kind ? wanted : '');
  const found: readonly Suggestion[] = kind
    ? (hits ?? []).map(({ id, name, facts }) => ({ id, value: name, detail: facts.join(' · ') }))
    : (words ?? []);
  const shown = wanted === '' ? [] : found;
  return (
    <Combobox
      store={combobox}
      withinPortal
      onOptionSubmit={(key) => {
        const chosen = shown.find((each) => keyOf(each) === key);
        if (!chosen) return;
        const { value, id } = chosen;
        onChange(id === undefined ? { value, mode: 'complete' } : { value, mode: 'selected', id });
        setTyped(false);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          {...control}
          autoComplete="off"
          value={filter.value}
          onChange={({ currentTarget: { value } }) => {
            setTyped(true);
            combobox.openDropdown();
            combobox.resetSelectedOption();
            onChange({ value, mode: filter.mode === 'selected' ? 'contains' : filter.mode });
          }}
          onBlur={() => {
            setTyped(false);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={shown.length === 0}>
        <Combobox.Options mah={320} aria-label={t('pickers.choices')}>
          {shown.map((suggestion) => (
            <Combobox.Option key={keyOf(suggestion)} value={keyOf(suggestion)}>
              {suggestion.value}
              {suggestion.detail && <span className="search-detail"> {suggestion.detail}</span>}
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
      <span className="visually-hidden" role="status">
        {shown.length > 0 && t('pickers.count', { count: shown.length })}
      </span>
    </Combobox>
  );
}
