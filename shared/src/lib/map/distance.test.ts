import { expect, test } from 'vitest';
import { ieper } from '../../areas/key-locations/keyPlaces.ts';
import { distanceBetween, roundedDistance } from './distance.ts';

test('a degree of longitude is shorter in Ieper than one of latitude, and nothing is far from itself', () => {
  const north = { lat: ieper.lat + 0.01, lon: ieper.lon };
  const east = { lat: ieper.lat, lon: ieper.lon + 0.01 };
  expect(distanceBetween(ieper, north)).toBeCloseTo(1111.9, 0);
  expect(distanceBetween(ieper, east)).toBeCloseTo(702.1, 0);
  expect(distanceBetween(ieper, ieper)).toBe(0);
});

test('points on opposite sides of the earth are half its girth apart', () => {
  expect(distanceBetween({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(Math.PI * 6_371_000, 0);
});

test('visitors are told distances to ten metres', () => {
  expect([4, 5, 142, 1496].map(roundedDistance)).toEqual([0, 10, 140, 1500]);
});
