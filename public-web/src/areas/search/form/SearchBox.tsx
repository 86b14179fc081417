import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { type RefObject, useRef } from 'react';
import { Field } from '../../../lib/ui/Field.tsx';
import { Icon } from '../../../lib/ui/icons.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly hint?: string;
  /** On arrival at the empty form only. */
  readonly autoFocus?: boolean;
}

/** The one box: names in any order, years, service numbers. */
export function SearchBox({ value, onChange, hint, autoFocus = false }: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field path="text" label={t('search.box.label')} {...(hint ? { hint } : {})} className="search-box">
      {(control) => (
        <div className="search-box-line">
          <div className="search-box-input">
            <input
              {...control}
              ref={input}
              type="search"
              name="text"
              value={value}
              onChange={(event) => onChange(event.target.value)}
              maxLength={500}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="search"
              // biome-ignore lint/a11y/noAutofocus: the search page has one task, and the field is its first element (P2).
              autoFocus={autoFocus}
            />
            {value !== '' && <ClearButton input={input} onClear={() => onChange('')} />}
          </div>
          <button type="submit" className="button button-primary">
            <Icon name="search" />
            {t('search.box.submit')}
          </button>
        </div>
      )}
    </Field>
  );
}

function ClearButton({ input, onClear }: { input: RefObject<HTMLInputElement | null>; onClear: () => void }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      className="icon-button search-box-clear"
      aria-label={t('search.box.clear')}
      onClick={() => {
        onClear();
        input.current?.focus();
      }}
    >
      <Icon name="close" />
    </button>
  );
}
