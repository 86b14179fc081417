import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useDeferredValue, useLayoutEffect, useRef, useState } from 'react';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { PagedList } from '../../lib/touch/PagedList.tsx';
import { PageTurner } from '../../lib/touch/PageTurner.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import type { OnPages, ShownItems } from '../../lib/touch/usePagedColumns.ts';
import { FoundPerson } from './FoundPerson.tsx';
import { OnScreenKeyboard } from './OnScreenKeyboard.tsx';
import { useCountedSearch } from './useCountedSearch.ts';
import { type FoundRow, namesPerAnswer, useFoundNames } from './useFoundNames.ts';

const longestText = 60;
/** Looks for a name while it is typed on the kiosk's own keyboard (ux.md K7, K15). */
export function NameSearchPage() {
  const { t, language } = useTexts();
  const [text, setText] = useState('');
  const [shown, setShown] = useState<FoundRow | null>(null);
  const field = useRef<HTMLInputElement>(null);
  // The last letter stays in sight, as no cursor takes it there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each letter lengthens what the field holds
  useLayoutEffect(() => {
    if (field.current) field.current.scrollLeft = field.current.scrollWidth;
  }, [text]);
  const searched = useDeferredValue(text.trim());
  const turner = useTurner(searched);
  const found = useFoundNames(searched, turner.wanted);
  const { rows, total } = found;
  const [first, last] = turner.shown;
  useIdle(0);
  const isAnswered = found.state === 'found' || found.state === 'noResults';
  useCountedSearch(isAnswered ? found.total : null, text === '' || shown !== null);
  if (shown) return <FoundPerson row={shown} onBack={() => setShown(null)} />;
  return (
    <main className="screen name-search">
      <h1>{t('kiosk.search.title')}</h1>
      <input
        ref={field}
        className="search-text"
        readOnly
        inputMode="none"
        aria-label={t('kiosk.search.field')}
        placeholder={t('kiosk.search.hint')}
        value={text}
      />
      <p className="search-state" role="status">
        {found.state === 'found' ? t('kiosk.search.total', { count: found.total }) : t(`kiosk.search.${found.state}`)}
        {found.listOf && <small>{t('kiosk.search.shortList', { day: dayInWords(found.listOf, language) })}</small>}
      </p>
      <PagedList className="found-names" page={turner.page} onPages={turner.onPages(rows.length < total)}>
        {rows.map((row) => (
          <li key={row.id}>
            <TouchButton onClick={() => setShown(row)}>
              <strong>{row.name}</strong>
              <span>
                <DateText date={row.born} /> – <DateText date={row.died} />
                {row.army && ` · ${row.army}`}
              </span>
            </TouchButton>
          </li>
        ))}
      </PagedList>
      {rows.length > 0 && (
        <PageTurner
          page={turner.page}
          pages={turner.pages}
          onTurn={turner.onTurn}
          label={t('kiosk.search.shown', { first: first + 1, last: last + 1, total })}
        />
      )}
      <OnScreenKeyboard
        onKey={(letter) => setText((last) => (last + letter).slice(0, longestText))}
        onDelete={() => setText((last) => [...last].slice(0, -1).join(''))}
        onClear={() => setText('')}
      />
    </main>
  );
}

/** Which screenful of the names is shown, and how many names that takes; another text begins at the first. */
function useTurner(text: string) {
  const [turned, setTurned] = useState({ text, page: 0, wanted: namesPerAnswer });
  const [pages, setPages] = useState(1);
  const [shown, setShown] = useState<ShownItems>([0, 0]);
  const current = turned.text === text ? turned : { text, page: 0, wanted: namesPerAnswer };
  const page = Math.min(current.page, pages - 1);
  return {
    page,
    pages,
    shown,
    wanted: current.wanted,
    onTurn: (next: number) => setTurned({ ...current, page: next }),
    onPages:
      (hasMore: boolean): OnPages =>
      (counted, [first, last]) => {
        setPages(counted);
        setShown((before) => (before[0] === first && before[1] === last ? before : [first, last]));
        // The next names are fetched before the last screenful is reached.
        const wanted = last + 1 + namesPerAnswer;
        if (hasMore && page >= counted - 2 && wanted > current.wanted) setTurned({ ...current, wanted });
      },
  };
}

/** `2026-11-22` as it stands in a sentence. */
function dayInWords(isoDay: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = isoDay.split('-').map(Number);
  return `${dayOfYearInWords({ month, day }, language)} ${year}`;
}
