import type { KioskDay } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { PagedList } from '../../lib/touch/PagedList.tsx';
import { PageTurner } from '../../lib/touch/PageTurner.tsx';
import { nameFacts } from './nameFacts.ts';
import { useToday } from './useToday.ts';

/** Who died on this day: all armies and civilians in one alphabet, which is the idea of the list (beyond 7). */
export function NamesOfDayPage() {
  const texts = useTexts();
  const { t, language } = texts;
  const { today, names } = useToday();
  const [asked, setPage] = useState(0);
  const [pages, setPages] = useState(1);
  const page = Math.min(asked, pages - 1);
  useIdle(0);
  return (
    <main className="screen names-of-day">
      <header>
        <h1>{today ? dayOfYearInWords(today, language) : t('kiosk.names.title')}</h1>
        <p>{introOf(today, texts)}</p>
      </header>
      <PagedList className="day-names" page={page} onPages={setPages}>
        {names.map((name) => (
          <li key={name.id}>
            <strong>{`${name.firstName} ${name.lastName}`.trim()}</strong>
            <span>{nameFacts(name, texts)}</span>
          </li>
        ))}
      </PagedList>
      <PageTurner page={page} pages={pages} onTurn={setPage} />
    </main>
  );
}

function introOf(today: KioskDay | null, { t, language }: Texts): string {
  if (!today) return t('kiosk.names.anyDay');
  const { total } = today;
  return total > 0
    ? t('kiosk.names.intro', { count: total })
    : t('namesOfDay.none', { day: dayOfYearInWords(today, language) });
}
