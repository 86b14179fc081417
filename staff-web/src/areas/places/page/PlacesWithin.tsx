import type { Place } from '@salient/shared/areas/places/place.ts';
import { placeCountry } from '@salient/shared/areas/places/placeCountry.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { periodText } from '../../../lib/dates/periodText.ts';
import { ListBody } from '../../../lib/list/ListBody.tsx';
import type { ListColumn, RowOf } from '../../../lib/list/listTypes.ts';
import { pathTo, withVia } from '../../../lib/routing/links.ts';
import { usePlaceName } from '../placeTexts.ts';

/** The places that lie or lay in this one, and when. */
export function PlacesWithin({ id }: { readonly id: string }) {
  const { t, language } = useTexts();
  const nameOf = usePlaceName();
  const columns = useMemo(
    (): readonly ListColumn<Place>[] => [
      { key: 'name', title: t('places.fields.name'), sortable: true, render: nameOf },
      {
        key: 'type',
        title: t('places.fields.type'),
        sortable: true,
        render: ({ type }) => t(`places.types.${type}`),
      },
      {
        key: 'period',
        title: t('places.containments.period'),
        render: ({ containments = [] }) =>
          containments
            .filter(({ container_id }) => container_id === id)
            .map((each) => periodText(t, each))
            .join('; '),
      },
      {
        key: 'country_code',
        title: t('places.fields.country_code'),
        render: (place) => placeCountry(place, language),
      },
    ],
    [t, language, nameOf, id],
  );
  return (
    <ListBody<'findPlaces'>
      method="findPlaces"
      title={t('places.tabs.within')}
      columns={columns as readonly ListColumn<RowOf<'findPlaces'>>[]}
      sort={['name', 1]}
      params={() => ({ container_id: id })}
      nameOf={(row) => nameOf(row as Place)}
      rowPath={(place) => withVia(pathTo('place', { id: place.id }), { code: 'place', id })}
      emptyText={t('places.containments.none')}
    />
  );
}
