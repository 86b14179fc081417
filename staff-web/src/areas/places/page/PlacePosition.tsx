import { Anchor } from '@mantine/core';
import type { Place } from '@salient/shared/areas/places/place.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { coordinateText } from '@salient/shared/lib/map/positionText.ts';
import { lazy, Suspense } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { mapsAddress } from '../../../lib/map/mapsAddress.ts';
import { usePlaceName } from '../placeTexts.ts';
import '../places.css';

const PlacesMap = lazy(async () => ({ default: (await import('../PlacesMap.tsx')).PlacesMap }));

/** Where a place lies: on our map, in numbers, and on a map of the web (PLACE-12, PLACE-19). */
export function PlacePosition({ place: { id, loc, languages } }: { readonly place: Place }) {
  const { t, language } = useTexts();
  const name = usePlaceName()({ languages });
  if (!loc) return <p className="record-empty">{t('places.noPosition')}</p>;
  return (
    <>
      <div className="place-map">
        <Suspense fallback={null}>
          <PlacesMap points={[{ id, name, position: loc }]} />
        </Suspense>
      </div>
      <p className="place-tools">
        <span>
          {t('places.lat')} {coordinateText(loc.lat, language)} · {t('places.lon')} {coordinateText(loc.lon, language)}
        </span>
        <Anchor href={mapsAddress(loc)} target="_blank" rel="noopener noreferrer">
          {t('places.openMap')} <Icon name="open" />
          <span className="visually-hidden">{t('pickers.newTab')}</span>
        </Anchor>
      </p>
    </>
  );
}
