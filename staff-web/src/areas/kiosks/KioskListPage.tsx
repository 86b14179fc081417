import { Button } from '@mantine/core';
import type { KioskStatus } from '@salient/shared/areas/kiosks/kioskState.ts';
import { isAtLeastNormal } from '@salient/shared/areas/users/actor.ts';
import { useCommand } from '@salient/shared/lib/client/useCommand.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { useActor } from '../../lib/session/useSession.ts';
import { cardFacts, KioskFacts } from './KioskFacts.tsx';
import { KioskStateLine } from './KioskStateLine.tsx';
import './kiosks.css';
import { SteadyButton } from '../../lib/controls/SteadyButton.tsx';
import { kioskTitle } from './kioskWords.ts';
import { useKiosks } from './useKiosks.ts';

/** The four kiosks at a glance (beyond 10). */
export function KioskListPage() {
  const { t } = useTexts();
  const { data: kiosks, error, refetch } = useKiosks();
  return (
    <Page
      title={t('pages.kiosks')}
      actions={
        <Button component={Link} to={pathTo('figures')} variant="default" leftSection={<Icon name="figures" />}>
          {t('figures.title')}
        </Button>
      }
    >
      <p className="kiosks-lead">{t('kiosks.lead')}</p>
      {error && <FailedNotice error={error} onRetry={() => void refetch()} />}
      {kiosks ? (
        <ul className="kiosk-cards">
          {kiosks.map((status) => (
            <li key={status.number}>
              <KioskCard status={status} />
            </li>
          ))}
        </ul>
      ) : (
        !error && <ListSkeleton rows={8} />
      )}
    </Page>
  );
}

function KioskCard({ status }: { readonly status: KioskStatus }) {
  const texts = useTexts();
  const { t } = texts;
  const id = useId();
  const ask = useCommand('askKiosk', { refreshes: ['findKioskCommands'] });
  const { number, place, state } = status;
  const mayAsk = isAtLeastNormal(useActor()) && state !== 'unpaired';
  return (
    <article className="kiosk-card" aria-labelledby={id}>
      <h2 id={id}>
        <Link to={pathTo('kiosk', { id: String(number) })}>{kioskTitle(texts, status)}</Link>
      </h2>
      {place !== '' && <p className="kiosk-place">{place}</p>}
      <KioskStateLine status={status} />
      {state !== 'unpaired' && <KioskFacts status={status} facts={cardFacts} />}
      <p className="kiosk-ways">
        {mayAsk && (
          <SteadyButton
            variant="default"
            loading={ask.isPending}
            onClick={() => ask.mutate({ kiosk: number, kind: 'identify' })}
          >
            {t('kiosks.kinds.identify')}
          </SteadyButton>
        )}
        <Button component={Link} to={pathTo('kiosk', { id: String(number) })} variant="default">
          {t('kiosks.open', { number })}
        </Button>
      </p>
    </article>
  );
}
