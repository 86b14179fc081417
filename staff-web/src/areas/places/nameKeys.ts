import { type PlaceLevel, placeLevels } from '@salient/shared/areas/places/placeTypes.ts';

/** What each language has of a place, in the order of the form. */
export const nameKeys = ['name', ...placeLevels] as const;
export type NameKey = 'name' | PlaceLevel;
