import { defineArea } from '../../lib/area/Area.ts';
import { readByEditors } from '../../lib/changes/readByEditors.ts';
import { PlaceEntity } from './PlaceEntity.ts';
import { placeNaming } from './placeNaming.ts';
import * as readPlaces from './readPlaces.ts';

export const placesArea = defineArea({
  name: 'places',
  entities: [PlaceEntity],
  handlers: [readPlaces],
  history: { place: readByEditors(placeNaming) },
});
