import { fullName } from '@salient/shared/areas/persons/personNames.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useBundle, useBundleState } from '../../lib/bundle/useBundle.ts';
import { useKioskContent } from '../../lib/content/KioskContentProvider.tsx';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import { useIdle } from '../../lib/idle/IdleGuard.tsx';
import { TakeHome } from '../../lib/qr/TakeHome.tsx';
import { Icon } from '../../lib/touch/Icon.tsx';
import { PageTurner } from '../../lib/touch/PageTurner.tsx';
import { TouchButton } from '../../lib/touch/TouchButton.tsx';
import { type KnownPerson, knownHere } from './knownHere.ts';
import { PersonHeader } from './PersonHeader.tsx';
import { PersonLife } from './PersonLife.tsx';
import { personAddress } from './personAddress.ts';
import type { PersonPageState } from './useOpenPerson.ts';

/** Letters in a line of a life, about: how long reading takes decides how long the screen waits. */
const lettersOfLine = 60;

/** Somebody of the names list: a face, the life in a sentence and by date, who shared it, and the page to take home. */
export function PersonPage() {
  const { id = '' } = useParams();
  const state = useLocation().state as PersonPageState | null;
  const content = useKioskContent();
  const path = useKioskPath();
  const isServerAway = useBundleState(useBundle()).serverIsHere === false;
  const { data, error } = useMethod('getPublicPerson', { id }, { enabled: !isServerAway });
  const known = knownHere(content, id, state?.listed);
  useIdle(lettersOfLine * (data?.events.length ?? 0));
  if (data) return <Shown id={id} person={data} known={knownOf(data)} notice={null} />;
  const failure = error && failureOf(error);
  if (failure?.name === 'merged') {
    return <Navigate to={path(`person/${(failure.data as { to: string }).to}`)} replace />;
  }
  const isGone = failure?.name === 'gone' || failure?.name === 'notFound';
  const notice = isGone ? 'gone' : error || isServerAway ? 'onlyShort' : 'loading';
  return <Shown id={id} person={null} known={isGone ? null : known} notice={notice} />;
}

const knownOf = (person: PublicPerson): KnownPerson => ({
  ...{ id: person.id, name: fullName(person), born: person.bornDate, died: person.diedDate },
  ...{ portrait: person.portrait, events: person.events },
});

interface Props {
  readonly id: string;
  /** Null while the server has not told, or cannot tell, more than is known here. */
  readonly person: PublicPerson | null;
  readonly known: KnownPerson | null;
  readonly notice: 'loading' | 'onlyShort' | 'gone' | null;
}

function Shown({ id, person, known, notice }: Props) {
  const { t, language } = useTexts();
  const { kiosk, public_origin: origin, stories } = useKioskContent();
  const navigate = useNavigate();
  const { key } = useLocation();
  const path = useKioskPath();
  const [asked, setAsked] = useState(0);
  const [pages, setPages] = useState(1);
  const page = Math.min(asked, pages - 1);
  const story = stories.find(({ person_id }) => person_id === id);
  // The first screen of all has none before it.
  const goBack = () => void (key === 'default' ? navigate(path('names')) : navigate(-1));
  return (
    <main className="screen person-page">
      <PersonHeader person={person} known={known} notice={notice} />
      {known && <PersonLife id={id} known={known} person={person} page={page} onPages={setPages} />}
      {person && <TakeHome {...personAddress({ origin, kiosk, language }, person)} />}
      <div className="person-turner">
        <TouchButton className="button-main" onClick={goBack}>
          <Icon name="back" />
          {t('kioskPerson.back')}
        </TouchButton>
        {story && (
          <TouchButton className="button-main" onClick={() => navigate(path(`story/${story.id}`))}>
            {t('kioskPerson.readStory')}
            <Icon name="next" />
          </TouchButton>
        )}
        <PageTurner page={page} pages={pages} onTurn={setAsked} />
      </div>
    </main>
  );
}
