import type { NarrowingKey } from '@salient/shared/areas/search/searchMethods.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { useKeptState } from '../../lib/visit/useKeptState.ts';
import { FoundNames } from './FoundNames.tsx';
import { NarrowBar } from './NarrowBar.tsx';
import { NarrowChoices } from './NarrowChoices.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import { emptyQuery, type NameQuery, withChoice, withText } from './nameQuery.ts';
import { OnScreenKeyboard } from './OnScreenKeyboard.tsx';
import { SearchState } from './SearchState.tsx';
import { useCountedSearch } from './useCountedSearch.ts';
import { useFoundNames } from './useFoundNames.ts';
import { firstPage, type Turned } from './useTurner.ts';

const longestText = 60;

/** All that somebody finds again who comes back from a person. */
interface KeptSearch {
  readonly query: NameQuery;
  readonly turned: Turned;
  /** The text of which a person was opened: its search is over, and counted. */
  readonly opened: string | null;
}

/** Looks for a name while it is typed on the kiosk's own keyboard, and narrows what it finds by touch (ux.md K7, K15). */
export function NameSearchPage() {
  const { t } = useTexts();
  const [kept, keep] = useKeptState<KeptSearch>('search', { query: emptyQuery, turned: firstPage, opened: null });
  const [open, setOpen] = useState<NarrowingKey | null>(null);
  const { query, turned, opened } = kept;
  const { text } = query;
  const change = (next: NameQuery) => {
    setOpen(null);
    keep({ ...kept, query: next, turned: firstPage });
  };
  const found = useFoundNames(useDeferredValue(query), turned.wanted);
  const { state, rows, total, narrowing } = found;
  useIdle(0);
  const isAnswered = state === 'found' || state === 'noResults';
  useCountedSearch(isAnswered ? total : null, text === '' || text === opened);
  return (
    <main className={`screen name-search ${open ? 'name-search-narrowing' : ''}`}>
      <div className="search-head">
        <h1>{t('kioskSearch.title')}</h1>
        <TypedText text={text} />
        <SearchState found={found} />
      </div>
      {open && narrowing ? (
        <NarrowChoices
          kind={open}
          narrowing={narrowing}
          onChoose={(choice) => change(withChoice(query, open, choice))}
        />
      ) : (
        <>
          <div className="search-found">
            {state === 'typeToSearch' && <p className="search-hint">{t('search.box.hint')}</p>}
            {isAnswered && (
              <NarrowBar query={query} total={total} narrowing={narrowing} onQuery={change} onOpen={setOpen} />
            )}
            {rows.length > 0 && (
              <FoundNames
                rows={rows}
                total={total}
                conditions={found.understood?.conditions ?? []}
                turned={turned}
                onTurned={(next) => keep({ ...kept, turned: next })}
                onOpen={() => keep({ ...kept, opened: text })}
              />
            )}
            {state === 'noResults' && <NobodyFound query={query} isShortList={found.list !== null} onQuery={change} />}
          </div>
          <OnScreenKeyboard
            onKey={(letter) => change(withText((text + letter).trimStart().slice(0, longestText)))}
            onDelete={() => change(withText([...text].slice(0, -1).join('')))}
            onClear={() => change(emptyQuery)}
          />
        </>
      )}
    </main>
  );
}

/** What was typed; its last letter stays in sight, as no cursor takes it there. */
function TypedText({ text }: { readonly text: string }) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter lengthens what the field holds
  useLayoutEffect(() => {
    if (field.current) field.current.scrollLeft = field.current.scrollWidth;
  }, [text]);
  return (
    <input
      ref={field}
      className="search-text"
      readOnly
      inputMode="none"
      aria-label={t('kioskSearch.field')}
      placeholder={t('kioskSearch.hint')}
      value={text}
    />
  );
}
