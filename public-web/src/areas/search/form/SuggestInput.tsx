import type { TextFilter } from '@salient/shared/areas/functions/query/searchQuery.ts';
import {
  type Narrowing,
  type Suggestion,
  type SuggestionSource,
  useSuggestions,
} from '@salient/shared/areas/functions/query/useSuggestions.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';

interface Props {
  readonly id: string;
  readonly name?: string | undefined;
  readonly source: SuggestionSource;
  readonly narrowing?: Narrowing;
  readonly filter: TextFilter;
  readonly onChange: (filter: TextFilter) => void;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
}

/** Suggestions come after two letters and a rest of 300 ms (P2). */
const fewestLetters = 2;
const restMs = 300;

/**
 * A text field that suggests values while the visitor types. The typed text is never replaced without a key press or a
 * click on a suggestion; Escape closes the list and keeps the text.
 */
export function SuggestInput({ source, narrowing = {}, filter, onChange, ...control }: Props) {
  const { t } = useTexts();
  const listId = useId();
  const [typed, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const [asked, setAsked] = useState('');
  const { value } = filter;
  const wanted = typed && value.trim().length >= fewestLetters;

  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted ? value.trim() : ''), restMs);
    return () => clearTimeout(timer);
  }, [value, wanted]);

  const suggestions = useSuggestions(source, asked, narrowing);
  const shown = wanted ? (suggestions ?? []) : [];
  const open = shown.length > 0;

  const close = () => {
    setTyped(false);
    setActive(-1);
  };
  const pick = ({ value: picked, id }: Suggestion) => {
    onChange(id ? { value: picked, mode: 'selected', id } : { value: picked, mode: 'complete' });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    const last = shown.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const next = moves[event.key];
    const chosen = shown[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  return (
    <div className="suggest">
      <input
        {...control}
        role="combobox"
        aria-expanded={open}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => {
          setTyped(true);
          setActive(-1);
          onChange({ value: event.target.value, mode: filter.mode === 'selected' ? 'contains' : filter.mode });
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <div role="listbox" id={listId} aria-label={t('search.suggestions.label')} hidden={!open}>
        {shown.map((suggestion, index) => (
          // The input keeps the focus and takes the keys; the mouse picks on press, before the field loses the focus.
          // biome-ignore lint/a11y/useFocusableInteractive: options of a combobox are reached by aria-activedescendant.
          <div
            key={suggestion.id ?? suggestion.value}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => {
              event.preventDefault();
              pick(suggestion);
            }}
          >
            {suggestion.value}
            {suggestion.detail && <span className="suggest-detail"> {suggestion.detail}</span>}
          </div>
        ))}
      </div>
      <span className="visually-hidden" role="status">
        {open && t('search.suggestions.count', { count: shown.length })}
        {wanted && asked === value.trim() && suggestions?.length === 0 && t('search.suggestions.none')}
      </span>
    </div>
  );
}
