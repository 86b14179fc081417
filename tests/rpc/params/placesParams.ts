import { decidePlace } from '@salient/shared/areas/places/placeHealingMethods.ts';
import { mergePlaces } from '@salient/shared/areas/places/placeMergeMethods.ts';
import type { TestClient } from '../../harness/TestClient.ts';
import type { ValidParams } from './ValidParams.ts';

export const placesParams = {
  getCountries: async () => ({}),
  findPlaces: async ({ make }) => ({
    text: 'plaats',
    search_mode: 'head',
    resolution_status: 'custom',
    country_code: 'BE',
    ids: [(await make.place()).id],
    offset: 0,
    limit: 10,
    sort: [['name', 1]],
  }),
  getPlace: async ({ make }) => ({ id: (await make.place()).id, extend: ['events'] }),
  findPlaceByNameAndCountryCode: async ({ make }) => {
    await make.place({ languages: { nl: { name: 'Naamdorp' } } });
    return { name: 'Naamdorp', country_code: 'BE' };
  },
  findPlaceByRegion: async () => ({
    country_code: 'BE',
    administrative_area_level_1: 'Vlaanderen',
    administrative_area_level_2: 'West-Vlaanderen',
    text: 'a',
    offset: 0,
    limit: 100,
  }),
  findSimilarPlaces: async ({ make }) => ({
    name: 'Plaats',
    country_code: 'BE',
    except: (await make.place()).id,
    limit: 10,
  }),
  validatePlace: async () => ({ place: place(), mode: 'create' }),
  createPlace: async () => ({ place: place() }),
  updatePlace: async ({ make }) => ({ place: { ...place(), id: (await make.place()).id, version: 1 } }),
  canRemovePlace: async ({ make }) => ({ id: (await make.place()).id }),
  removePlace: async ({ make }) => ({ id: (await make.place()).id, version: 1 }),
  previewPlaceMerge: async ({ make }) => ({
    idA: (await make.place()).id,
    idB: (await make.place()).id,
    choices: { loc: 'b' as const },
  }),
  mergePlaces: async ({ make }) => ({
    idA: (await make.place()).id,
    idB: (await make.place()).id,
    versionA: 1,
    versionB: 1,
    choices: { type: 'a' as const },
    reason: 'zelfde dorp',
  }),
  undoPlaceMerge: async ({ make, signIn }) => {
    const editor = await signIn('normal');
    const two = { idA: (await make.place()).id, idB: (await make.place()).id };
    return { id: (await editor.call(mergePlaces, two)).merge_id };
  },
  findWaitingPlaces: async () => ({ text: 'Ieper', status: 'unresolved' as const, offset: 0, limit: 10 }),
  findPlaceCandidates: async ({ make }) => ({ id: (await make.place({ resolution_status: 'unresolved' })).id }),
  decidePlace: async ({ make }) => ({
    id: (await make.place({ resolution_status: 'unresolved' })).id,
    version: 1,
    decision: { kind: 'not_found' as const },
  }),
  undoPlaceDecision: async ({ make, signIn }, client) => {
    const { id } = await make.place({ resolution_status: 'unresolved' });
    const decideAs = (by: TestClient) =>
      by.call(decidePlace, { id, version: 1, decision: { kind: 'not_found' as const } });
    const byEditor = async () => decideAs(await signIn('normal'));
    const { decision } = await (client ? decideAs(client).catch(byEditor) : byEditor());
    return { id: decision.id };
  },
  startPlaceLookup: async () => ({}),
  stopPlaceLookup: async () => ({}),
  getPlaceLookup: async () => ({}),
  findPlaceDoubles: async () => ({ text: 'a', apart: true, offset: 0, limit: 10 }),
  keepPlacesApart: async ({ make }) => ({ idA: (await make.place()).id, idB: (await make.place()).id, apart: true }),
  findPlaceMerges: async ({ make }) => ({ place_id: (await make.place()).id }),
  googleMapsAPI: async () => ({ name: 'Ieper', country: 'BE', language: 'nl' as const }),
  googleMapsAPIMulti: async () => ({ name: 'Ieper', country: 'BE', language: 'all' as const }),
  geonamesAPI: async () => ({ name: 'Ieper', country: 'BE', language: 'fr' as const }),
} satisfies Partial<ValidParams>;

let places = 0;

/** What an editor may send for a new place, every field filled in. */
const place = () => ({
  type: 'locality',
  country_code: 'BE',
  languages: { nl: { name: `Nieuwe plaats ${++places}`, administrative_area_level_1: 'Vlaanderen' } },
  further_languages: { sl: 'Novi kraj' },
  alternative_names: ['Nieuw dorp'],
  loc: { lat: 50.85, lon: 2.88 },
  resolution_status: 'custom',
  looked_up: false,
});
