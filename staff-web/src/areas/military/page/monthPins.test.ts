import type { UnitPlace } from '@salient/shared/areas/military/unitPlaces.ts';
import type { PublicPlace } from '@salient/shared/areas/places/publicPlace.ts';
import { expect, test } from 'vitest';
import { monthPins } from './monthPins.ts';

const place = (nl: string, lat: number | null): PublicPlace => ({
  ...{ names: { nl }, type: 'locality', country_code: null, country_guessed: false },
  loc: lat === null ? null : { lat, lon: 2.9 },
});
const stay = (at: PublicPlace): UnitPlace => ({
  ...{ from_date: '191707??', to_date: '191707??', track_type: 'rest', topo: '', by: 'own', unit: null },
  place: at,
});

test('a month has one pin of a kind at each spot, and none for what lies nowhere', () => {
  const [proven, ieper, ypres] = [place('Proven', 50.89), place('Ieper', 50.85), place('Ypres', 50.85)];
  const pins = monthPins({
    stays: [stay(proven), stay(ieper), stay(proven), stay(place('Ergens', null))],
    deaths: [
      { place: ieper, count: 3 },
      { place: ypres, count: 2 },
      { place: null, count: 7 },
    ],
  });
  expect(pins.map(({ kind, place: { names }, count }) => [kind, names.nl, count])).toEqual([
    ['death', 'Ieper', 5],
    ['stay', 'Proven', 0],
    ['stay', 'Ieper', 0],
  ]);
  expect(new Set(pins.map(({ key }) => key)).size).toBe(3);
});

test('a stay of a unit above it has a pin that names that unit', () => {
  const names = {
    army: 'B.E.F.',
    corps: '',
    division: '4th Division',
    brigade: '',
    regiment: '',
    unit: '',
    unit_nr: '',
  };
  const division = { ...names, id: 'division', type: 'division' as const };
  const ieper = place('Ieper', 50.85);
  const pins = monthPins({ stays: [stay(ieper), { ...stay(ieper), by: 'structure', unit: division }], deaths: [] });
  expect(pins.map(({ unit }) => unit?.division ?? null)).toEqual([null, '4th Division']);
});
