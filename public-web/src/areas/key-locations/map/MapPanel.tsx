import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { namedFor } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { lazy, Suspense } from 'react';
import { useIsBrowser } from '../../../lib/site/useIsBrowser.ts';
import { Boundary } from '../../../lib/ui/Boundary.tsx';

const KeyMap = lazy(() => import('./KeyMap.tsx').then(({ KeyMap }) => ({ default: KeyMap })));

interface Props {
  readonly keys: readonly MapKeyLocation[];
  /** The key whose page this is; the map then shows it from nearby. */
  readonly here?: string;
}

/** The map of keys, whose file comes when one is drawn; the server keeps its room. */
export function MapPanel({ keys, here }: Props) {
  const { t, language } = useTexts();
  const waiting = <div className="map-waiting" />;
  return (
    <div className="map-panel">
      {useIsBrowser() ? (
        <Boundary fallback={<p className="notice">{t('keyLocationPages.mapFailed')}</p>}>
          <Suspense fallback={waiting}>
            <KeyMap keys={namedFor(keys, language)} {...(here === undefined ? {} : { here })} />
          </Suspense>
        </Boundary>
      ) : (
        waiting
      )}
    </div>
  );
}
