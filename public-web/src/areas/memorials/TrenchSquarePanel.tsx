import { squareOfText } from '@salient/shared/areas/memorials/trench/trenchSquare.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { positionText } from '@salient/shared/lib/map/positionText.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIsBrowser } from '../../lib/site/useIsBrowser.ts';
import { Boundary } from '../../lib/ui/Boundary.tsx';
import { Icon } from '../../lib/ui/icons.tsx';

const TrenchSquareMap = lazy(() =>
  import('./TrenchSquareMap.tsx').then(({ TrenchSquareMap }) => ({ default: TrenchSquareMap })),
);

interface Props {
  readonly coordinates: string;
  /** Of the memorial, where that is known. */
  readonly position: Location | null;
  readonly name: string;
}

/** The square of a trench map in words, and on a map of today once a reader asks for it. */
export function TrenchSquarePanel({ coordinates, position, name }: Props) {
  const { t, language } = useTexts();
  const [isShown, setShown] = useState(false);
  const isBrowser = useIsBrowser();
  const square = useMemo(() => squareOfText(coordinates), [coordinates]);
  if (!square) return null;
  const { centre, accuracy } = square;
  const words = {
    reference: coordinates,
    metres: String(accuracy),
    position: positionText(centre, language),
  };
  return (
    <div className="trench-square">
      <p>{t('trenchSquares.square', words)}</p>
      {isShown ? (
        <div className="map-panel">
          <Boundary fallback={<p className="notice">{t('trenchSquares.failed')}</p>}>
            <Suspense fallback={<div className="map-waiting" />}>
              <TrenchSquareMap square={square} reference={coordinates} position={position} name={name} />
            </Suspense>
          </Boundary>
        </div>
      ) : (
        isBrowser && (
          <button type="button" className="button" onClick={() => setShown(true)}>
            <Icon name="map" />
            {t('trenchSquares.show')}
          </button>
        )
      )}
    </div>
  );
}
