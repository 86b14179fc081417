import type { KioskDay } from '@salient/shared/areas/kiosk-content/kioskContent.ts';
import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import { dayOfYearInWords } from '@salient/shared/lib/dates/dayOfYearInWords.ts';
import type { Texts } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { Icon } from '../../lib/touch/Icon.tsx';
import { PagedList } from '../../lib/touch/PagedList.tsx';
import { PageTurner } from '../../lib/touch/PageTurner.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { useKeptState } from '../../lib/visit/useKeptState.ts';
import { listedName } from '../persons/knownHere.ts';
import { PersonButton } from '../persons/PersonButton.tsx';
import { useOpenPerson } from '../persons/useOpenPerson.ts';
import { nameFacts } from './nameFacts.ts';
import { useToday } from './useToday.ts';

/** So few names have room for large letters. */
const few = 4;

/** Who died on this day: all armies and civilians in one alphabet, which is the idea of the list (beyond 7). */
export function NamesOfDayPage() {
  const texts = useTexts();
  const { t, language } = texts;
  const { today, names } = useToday();
  const open = useOpenPerson();
  const [asked, setPage] = useKeptState('names', 0);
  const [pages, setPages] = useState(1);
  const page = Math.min(asked, pages - 1);
  useIdle(0);
  return (
    <main className={`screen names-of-day ${names.length <= few ? 'names-of-day-few' : ''}`}>
      <header>
        <h1>{today ? dayOfYearInWords(today, language) : t('kiosk.names.title')}</h1>
        <p>{introOf(today, texts)}</p>
      </header>
      {names.length === 0 ? (
        <ToSearch />
      ) : (
        <PagedList className="day-names" page={page} onPages={setPages}>
          {names.map((name) => (
            <li key={name.id}>
              <PersonButton
                name={fullName(name)}
                facts={nameFacts(name, texts)}
                onClick={() => open(listedName(name))}
              />
            </li>
          ))}
        </PagedList>
      )}
      <PageTurner page={page} pages={pages} onTurn={setPage} />
    </main>
  );
}

/** A day without names is no end of the way. */
function ToSearch() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const path = useKioskPath();
  return (
    <TouchButton className="button-main" onClick={() => navigate(path('search'))}>
      <Icon name="search" />
      {t('kioskSearch.title')}
    </TouchButton>
  );
}

function introOf(today: KioskDay | null, { t, language }: Texts): string {
  if (!today) return t('kiosk.names.anyDay');
  const { total } = today;
  return total > 0
    ? t('kiosk.names.intro', { count: total })
    : t('namesOfDay.none', { day: dayOfYearInWords(today, language) });
}
