import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import type { ListColumn } from '../../lib/list/listTypes.ts';
import { EventBadges } from './EventBadges.tsx';
import { PlaceStatus } from './PlaceStatus.tsx';
import { areaOf, usePlaceName } from './placeTexts.ts';

/** The columns of the list of places (PLACE-02), and the status that its filter asks for. */
export function usePlaceColumns(hrefOf: (panel: string, id: string) => string): readonly ListColumn<Place>[] {
  const { t, language } = useTexts();
  const nameOf = usePlaceName();
  return useMemo(
    () => [
      { key: 'name', oneLine: true, title: t('places.fields.name'), sortable: true, render: nameOf },
      {
        key: 'type',

        title: t('places.fields.type'),
        sortable: true,
        render: ({ type }) => t(`places.types.${type}`),
      },
      {
        key: 'area2',

        title: t('places.columns.area2'),
        sortable: true,
        render: (place) => areaOf(place, 'administrative_area_level_2', language),
      },
      {
        key: 'area1',

        title: t('places.columns.area1'),
        sortable: true,
        render: (place) => areaOf(place, 'administrative_area_level_1', language),
      },
      {
        key: 'country_code',

        title: t('places.fields.country_code'),
        sortable: 'country',
        render: (place) => placeCountry(place, language),
      },
      {
        key: 'resolution_status',
        title: t('places.fields.resolution_status'),
        sortable: true,
        render: ({ resolution_status }) => <PlaceStatus status={resolution_status} />,
      },
      {
        key: 'events',
        title: t('places.fields.events'),
        render: (place) => <EventBadges place={place} hrefOf={hrefOf} />,
      },
    ],
    [t, language, nameOf, hrefOf],
  );
}
