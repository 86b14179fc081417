import type { UnitTrack } from '@salient/shared/areas/military/publicUnit.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { lazy, Suspense } from 'react';
import { useIsBrowser } from '../../lib/site/useIsBrowser.ts';
import { Boundary } from '../../lib/ui/Boundary.tsx';
import { PlaceText } from '../places/PlaceText.tsx';
import { unitPeriod } from './unitPeriod.ts';

const PathMap = lazy(() => import('./PathMap.tsx').then(({ PathMap }) => ({ default: PathMap })));

/** Where a unit was, by date, as a list and on a map; the list says all that the map shows. */
export function UnitPath({ track }: { readonly track: readonly UnitTrack[] }) {
  const { t } = useTexts();
  if (track.length === 0) return null;
  const isLocated = track.some(({ place }) => place?.loc);
  return (
    <section className="person-section" aria-labelledby="path">
      <h2 id="path">{t('unitPage.path')}</h2>
      <div className={isLocated ? 'section-body unit-path' : 'section-body'}>
        <ol className="unit-track">
          {track.map(({ id, from_date, to_date, place, track_type, topo }) => (
            <li key={id} id={`track-${id}`} tabIndex={-1}>
              <span className="unit-when">{unitPeriod({ from_date, to_date }, t)}</span>
              {place && <PlaceText place={place} />}
              {topo && <span className="unit-topo">{topo}</span>}
              {track_type && <span className="unit-purpose">{t(`trackTypes.${track_type}`)}</span>}
            </li>
          ))}
        </ol>
        {isLocated && <PathMapPanel track={track} />}
      </div>
    </section>
  );
}

/** The map's file comes when one is drawn; the server keeps its room. */
function PathMapPanel({ track }: { readonly track: readonly UnitTrack[] }) {
  const { t } = useTexts();
  const waiting = <div className="map-waiting" />;
  return (
    <div className="map-panel unit-map">
      {useIsBrowser() ? (
        <Boundary fallback={<p className="notice">{t('unitPage.mapFailed')}</p>}>
          <Suspense fallback={waiting}>
            <PathMap track={track} />
          </Suspense>
        </Boundary>
      ) : (
        waiting
      )}
    </div>
  );
}
