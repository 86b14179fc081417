import { CloseButton, TextInput } from '@mantine/core';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type RefObject, useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';

interface Props {
  /** The text of the address. */
  readonly text: string;
  /** Rest after the last key before the list is asked, in ms (LIST-02, LIST-04). */
  readonly delay: number;
  readonly onSearch: (text: string) => void;
  readonly onArrowDown: () => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
}

/** The search box of a list: asks when the typing rests, at once with Enter, and clears with Escape. */
export function ListSearch({ text, delay, onSearch, onArrowDown, inputRef }: Props) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(text);
  // Back, or a link, may bring another text.
  useEffect(() => setTyped(text), [text]);
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onSearch(typed), delay);
    return () => clearTimeout(timer);
  }, [typed, text, delay, onSearch]);
  return (
    <TextInput
      ref={inputRef}
      type="search"
      className="list-search"
      aria-label={t('lists.search')}
      placeholder={t('lists.search')}
      aria-keyshortcuts="/"
      autoComplete="off"
      spellCheck={false}
      leftSection={<Icon name="search" />}
      rightSection={
        typed !== '' && <CloseButton size="sm" aria-label={t('lists.clearSearch')} onClick={() => onSearch('')} />
      }
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onSearch(typed);
        if (event.key === 'Escape' && typed !== '') onSearch('');
        if (event.key === 'ArrowDown') {
          event.preventDefault();
          onArrowDown();
        }
      }}
    />
  );
}
