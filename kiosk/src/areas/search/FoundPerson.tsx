import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { DateText } from '@salient/shared/lib/ui/DateText.tsx';
import { useState } from 'react';
import { useBundle, useBundleState } from '../../lib/bundle/useBundle.ts';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { TakeHome } from '../../lib/qr/TakeHome.tsx';
import { Icon } from '../../lib/touch/Icon.tsx';
import { PageTurner } from '../../lib/touch/PageTurner.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { LifeEvents } from '../stories/LifeEvents.tsx';
import type { FoundRow } from './useFoundNames.ts';

interface Props {
  /** As it was found: all that is known of the person while the server is away. */
  readonly row: FoundRow;
  readonly onBack: () => void;
}

/** Somebody of the names list: the dates, the service, the events, and the page to take home. */
export function FoundPerson({ row, onBack }: Props) {
  const { id, name, born, died } = row;
  const { t, language } = useTexts();
  const { public_origin } = useKioskContent();
  const isMergedOrRemoved = useBundleState(useBundle()).serverIsHere === false;
  const { data, isError } = useMethod('getPerson', { id }, { enabled: !isMergedOrRemoved });
  // Without a session everybody reads the public projection.
  const person = data as PublicPerson | undefined;
  const [asked, setAsked] = useState(0);
  const [pages, setPages] = useState(1);
  const shown = Math.min(asked, pages - 1);
  const page = `${public_origin}/person/_id=${id}`;
  return (
    <main className="screen found-person">
      <header>
        <h1>{person ? `${person.firstName} ${person.lastName}`.trim() || t('persons.nameless') : name}</h1>
        <p>
          <DateText date={person?.bornDate ?? born} /> – <DateText date={person?.diedDate ?? died} />
        </p>
        {person && <p>{[person.rank, person.army, person.regiment, person.unit].filter(Boolean).join(' · ')}</p>}
        {!person && (isError || isMergedOrRemoved) && <p role="status">{t('kiosk.search.onlyShort')}</p>}
      </header>
      <div className="found-life">
        {person && <LifeEvents life={person.events} page={shown} onPages={setPages} />}
        <TakeHome address={`${page}?lang=${language}`} words={[]} />
      </div>
      <div className="found-turner">
        <TouchButton className="button-main" onClick={onBack}>
          <Icon name="back" />
          {t('kiosk.search.back')}
        </TouchButton>
        <PageTurner page={shown} pages={pages} onTurn={setAsked} />
      </div>
    </main>
  );
}
