import { emptyPlace, type PlaceDraft } from '@salient/shared/areas/places/checkPlace.ts';
import type { PlaceNames } from '@salient/shared/areas/places/place.ts';
import { describe, expect, test } from 'vitest';
import type { StatedArea } from './statedAreas.ts';
import { type KnownAreas, sureCandidate } from './sureCandidate.ts';
import { type Spot, type WeighedSpot, weighCandidate } from './weighCandidate.ts';

const stein = { lat: 46.226, lon: 14.612 };
const littai = { lat: 46.058, lon: 14.831 };
const laibach = { lat: 46.051, lon: 14.506 };
const neighbours = [stein, littai, laibach];

const draft = (names: PlaceNames, more: Partial<PlaceDraft> = {}): PlaceDraft => ({
  ...emptyPlace,
  ...{ country_code: 'SI', languages: { de: names } },
  ...more,
});

const spot = (
  name: string,
  [lat, lon]: readonly [number, number],
  more: Partial<Spot> & { country?: string } = {},
): Spot => {
  const { country = 'SI', ...rest } = more;
  const areas = { sublocality: '', locality: '', administrative_area_level_1: '', administrative_area_level_2: '' };
  return {
    ...{ origin: 'gazetteer', place: null, names: {}, likeness: 'same_name', name, population: 1_500 },
    match: {
      ...{ type: 'locality', name, location: [lat, lon] },
      address: { ...areas, country_code: country, country: '' },
    },
    ...rest,
  };
};

const moravce = spot('moravce', [46.136, 14.745]);
const kamnik = spot('kamnik', [46.226, 14.612], { likeness: 'historic_name', population: 13_000 });

const district = (text: string, ...middles: StatedArea['middles']): StatedArea => ({
  ...{ level: 'administrative_area_level_2', text, middles },
});

function sure(
  place: PlaceDraft,
  spots: readonly Spot[],
  areas: Partial<KnownAreas> = {},
): WeighedSpot['spot'] | string | null {
  const stated = areas.stated ?? [];
  const weighed = spots.map((each) => weighCandidate(place, stated, each));
  const answer = sureCandidate(place, weighed, { stated, neighbours: areas.neighbours ?? [] });
  return answer === null || answer === 'several' ? answer : answer.spot;
}

describe('a settlement in a district that is stated', () => {
  const inStein = draft({ name: 'Moravče', administrative_area_level_2: 'Stein' });
  const dob = spot('dob', [46.152, 14.629]);

  test('is taken near its seat, and clearly nearer than to any other', () => {
    const place = draft({ name: 'Dob', administrative_area_level_2: 'Stein' });
    expect(sure(place, [dob], { stated: [district('Stein', stein)], neighbours })).toBe(dob);
  });

  test('is left to a person between two seats, where a hamlet of its name may be meant', () => {
    for (const stated of [[district('Stein', stein)], [district('Littai', littai)]]) {
      expect(sure(inStein, [moravce], { stated, neighbours })).toBe('several');
      expect(
        sure(inStein, [{ ...moravce, population: 12_000 }], { stated: [district('Littai', littai)], neighbours }),
      ).toBeTypeOf('object');
    }
  });

  test('is not the seat of another district, however well it is known', () => {
    const place = draft({ name: 'Stein', administrative_area_level_2: 'Laibach' });
    expect(sure(place, [kamnik], { stated: [district('Laibach', laibach)], neighbours })).toBe('several');
    expect(sure(place, [kamnik], { stated: [district('Stein', stein)], neighbours })).toBe(kamnik);
  });

  test('is left to a person when two towns may have named the district, or none is known', () => {
    expect(sure(inStein, [moravce], { stated: [district('Stein', stein, laibach)] })).toBe('several');
    expect(sure(inStein, [moravce], { stated: [district('Stein')] })).toBe('several');
  });

  test('has no rival there, if only in another spelling', () => {
    const stated = [district('Stein', stein)];
    const lookalike = spot('morausche', [46.2, 14.7], { likeness: 'old_spelling' });
    expect(sure(inStein, [moravce, lookalike], { stated })).toBe('several');
    expect(
      sure(inStein, [moravce, { ...lookalike, match: { ...lookalike.match, location: [45.5, 15.2] } }], { stated }),
    ).toBe(moravce);
  });
});

describe('a settlement of which the country alone is stated', () => {
  const sutton = spot('sutton', [45.1, -72.6], { country: 'CA', population: 3_900 });

  test('is taken when it is a town known by its name alone, or a service knows the villages too', () => {
    const place = draft({ name: 'Sutton' }, { country_code: 'CA' });
    expect(sure(place, [sutton])).toBe('several');
    expect(sure(place, [{ ...sutton, population: 15_000 }])).toMatchObject({ name: 'sutton' });
    expect(sure(place, [{ ...sutton, origin: 'gazetteer_service' }])).toMatchObject({ name: 'sutton' });
    expect(sure(place, [{ ...sutton, origin: 'maps_service' }])).toBe('several');
    expect(sure({ ...place, country_guessed: true }, [{ ...sutton, population: 15_000 }])).toBe('several');
  });

  test('is no saint: each district has villages of that name', () => {
    const veit = spot('sankt veit', [46.77, 14.36], { population: 12_000 });
    for (const name of ['St. Veit', 'Sankt Veit', 'Saint-Martin']) {
      expect(sure(draft({ name }), [veit])).toBe('several');
    }
    const seat = district('St. Veit', { lat: 46.77, lon: 14.36 });
    expect(sure(draft({ name: 'St. Veit', administrative_area_level_2: 'St. Veit' }), [veit], { stated: [seat] })).toBe(
      veit,
    );
  });
});

test('an area is no settlement of its name, and a settlement no area', () => {
  const town = spot('krain', [46.2, 14.4], { population: 40_000 });
  const land: Spot = { ...town, origin: 'land', match: { ...town.match, type: 'administrative_area_level_1' } };
  const area = draft({ name: 'Krain' }, { type: 'administrative_area_level_1' });
  expect(sure(area, [town])).toBe('several');
  expect(sure(area, [land])).toBe(land);
  expect(sure(draft({ name: 'Krain' }), [land])).toBe('several');
});

test('what is only spelled alike in a country that the list excludes is nothing to choose from', () => {
  const vik = spot('vik', [61.08, 6.57], { country: 'NO', likeness: 'old_spelling' });
  expect(sure(draft({ name: 'Vič' }), [vik])).toBeNull();
  expect(sure(draft({ name: 'Vič' }, { country_guessed: true }), [vik])).toBe('several');
});
