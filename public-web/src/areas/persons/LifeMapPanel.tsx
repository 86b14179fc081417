import type { PublicEvent } from '@salient/shared/areas/persons/publicPerson.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { lazy, Suspense, useState } from 'react';
import { useIsBrowser } from '../../lib/site/useIsBrowser.ts';
import { Boundary } from '../../lib/ui/Boundary.tsx';
import { Icon } from '../../lib/ui/icons.tsx';
import { placesOnMap } from './lifePlaces.ts';

const LifeMap = lazy(() => import('./LifeMap.tsx').then(({ LifeMap }) => ({ default: LifeMap })));

/** The places of a life on a map, once a reader asks for it; the timeline says all that the map shows. */
export function LifeMapPanel({ events }: { readonly events: readonly PublicEvent[] }) {
  const { t } = useTexts();
  const [isShown, setShown] = useState(false);
  const isBrowser = useIsBrowser();
  const count = placesOnMap(events);
  if (!isBrowser || count === 0) return null;
  if (!isShown) {
    return (
      <p className="life-map-open">
        <button type="button" className="button" onClick={() => setShown(true)}>
          <Icon name="map" />
          {t('personPage.lifeMap.show', { count })}
        </button>
      </p>
    );
  }
  return (
    <div className="map-panel life-map">
      <Boundary fallback={<p className="notice">{t('personPage.lifeMap.failed')}</p>}>
        <Suspense fallback={<div className="map-waiting" />}>
          <LifeMap events={events} />
        </Suspense>
      </Boundary>
    </div>
  );
}
