import { placeName } from '@salient/shared/areas/places/placeTypes.ts';
import { defineArea, type LoadTitle } from '../../lib/area/Area.ts';
import type {} from '../../lib/merges/RecordMergePick.ts';
import type {} from '../../lib/picker/quickCreate.ts';
import { pathTo } from '../../lib/routing/links.ts';

const title: LoadTitle = async (client, id, signal) => {
  const { languages } = await client.getPlace({ id }, { signal });
  const names = Object.fromEntries(Object.entries(languages).map(([language, { name }]) => [language, name]));
  return placeName(names, 'nl');
};

export const placesArea = defineArea({
  name: 'places',
  screens: {
    places: async () => (await import('./PlaceListPage.tsx')).PlaceListPage,
    places_healing: async () => (await import('./healing/PlaceHealingPage.tsx')).PlaceHealingPage,
    place_doubles: async () => (await import('./merge/PlaceDoublesPage.tsx')).PlaceDoublesPage,
    place_create: async () => (await import('./form/PlaceCreatePage.tsx')).PlaceCreatePage,
    place_edit: async () => (await import('./form/PlaceEditPage.tsx')).PlaceEditPage,
    place: async () => (await import('./page/PlacePage.tsx')).PlacePage,
  },
  pageTitles: { places_healing: (t) => t('places.healing.title') },
  titles: { place: title, place_edit: title },
  menu: [{ code: 'places', icon: 'place', group: 'names', place: 3 }],
  staleQueries: {
    place: [
      'findPlaces',
      'getPlace',
      'findSimilarPlaces',
      'canRemovePlace',
      'findPlaceMerges',
      'findWaitingPlaces',
      'findPlaceCandidates',
      'findPlaceTexts',
      'getPlaceText',
      'findPlaceDoubles',
    ],
    // Which events name a place only as a text.
    person_event: ['findPlaceTexts', 'getPlaceText'],
  },
  recordPaths: { place: (id) => pathTo('place', { id }) },
  forgetWork: ({ recordMergePick }) => recordMergePick.clear('place'),
  quickCreate: { place: async () => (await import('./form/QuickPlaceDialog.tsx')).QuickPlaceDialog },
});
