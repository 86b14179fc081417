import type { Place } from '@salient/shared/areas/places/place.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import { DoublesPage, type DoublesSide } from '../../../lib/merges/DoublesPage.tsx';
import { placeReference } from '../../../lib/picker/referenceSources.ts';
import { pathTo } from '../../../lib/routing/links.ts';
import { useOpenPanel } from '../../../lib/routing/useOpenPanel.ts';
import { PlaceMergePanel } from './PlaceMergePanel.tsx';
import '../places.css';

/** Places that may be one, pair by pair, those first at which most persons are. */
export function PlaceDoublesPage() {
  const texts = useTexts();
  const { t, language } = texts;
  const panel = useOpenPanel();
  const sideOf = (place: Place, persons: number): DoublesSide => {
    const { id, name, facts } = placeReference(place, texts);
    const told = [...facts, t(`places.statuses.${place.resolution_status}`)];
    const counted = t('recordMerges.doubles.persons', { count: persons });
    return { id, name: name || t('places.nameless'), path: pathTo('place', { id }), facts: [...told, counted] };
  };
  return (
    <DoublesPage
      method="findPlaceDoubles"
      title={t('pages.place_doubles')}
      lead={t('places.doubles.lead')}
      noneText={t('places.doubles.none')}
      sidesOf={({ first, second, persons }) => [sideOf(first, persons.first), sideOf(second, persons.second)]}
      columns={[
        {
          key: 'km',
          title: t('places.doubles.distance'),
          render: ({ km }) => (km === null ? t('places.doubles.unknown') : distanceText(km * 1000, language)),
        },
      ]}
      panel={panel}
    >
      <PlaceMergePanel panel={panel} />
    </DoublesPage>
  );
}
