import { expect, test } from 'vitest';
import { memorialMapCenter, positionOf } from './memorialPosition.ts';

const [own, ofAddress, ofPlace] = [1, 2, 3].map((lat) => ({ lat, lon: 4 })) as [
  { lat: number; lon: number },
  { lat: number; lon: number },
  { lat: number; lon: number },
];

test('the position set by hand comes first, then that of the address, then that of the place [MEMORIAL-16]', () => {
  const all = { loc: own, address_loc: ofAddress, calc_place_loc: ofPlace };
  expect(positionOf(all)).toEqual({ source: 'custom', position: own });
  expect(positionOf({ ...all, loc: null })).toEqual({ source: 'address', position: ofAddress });
  expect(positionOf({ ...all, loc: null, address_loc: null })).toEqual({ source: 'place', position: ofPlace });
  expect(positionOf({ loc: null, address_loc: null, calc_place_loc: null })).toEqual({
    source: 'none',
    position: null,
  });
});

test('a map without a position shows the middle that the documents give [MEMORIAL-07, MAP-08, CONST-14]', () => {
  expect(memorialMapCenter).toEqual({ lat: 50.8486, lon: 4.3742 });
});
