import { defineArea } from '../../lib/area/Area.ts';
import * as changePlace from './changePlace.ts';
import * as findNamedPlaces from './findNamedPlaces.ts';
import { GazetteerPlaceEntity } from './lookup/GazetteerPlaceEntity.ts';
import * as lookUpPlaces from './lookup/lookUpPlaces.ts';
import * as mergePlaces from './mergePlaces.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeHistoryArea } from './placeHistoryArea.ts';
import * as readPlaces from './readPlaces.ts';

export const placesArea = defineArea({
  name: 'places',
  entities: [PlaceEntity, GazetteerPlaceEntity],
  handlers: [changePlace, readPlaces, findNamedPlaces, mergePlaces, lookUpPlaces],
  history: { place: placeHistoryArea },
});
