import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceBetween } from '../../../lib/map/distance.ts';
import { fromMap, toMap } from './bonneProjection.ts';
import { parseTrenchReference } from './trenchReference.ts';
import { knownSheets, trenchSquare } from './trenchSquare.ts';

const squareOf = (text: string) => {
  const reference = parseTrenchReference(text);
  return reference && trenchSquare(reference);
};

test.each([
  ['28.I8.b', 'the Menin Gate', 50.8521, 2.8916],
  ['28.I29.c', 'Hill 60', 50.824, 2.9297],
  ['28.D17.a', 'Tyne Cot', 50.8871, 2.9975],
  ['28.O2.d', 'the craters of St Eloi', 50.8097, 2.8915],
  ['28.D6.d', 'the church of Passendale', 50.9003, 3.0209],
  ['28.C25.a', 'Essex Farm', 50.8713, 2.8731],
  ['57c.S4', 'High Wood', 50.0403, 2.7853],
  ['57c.S18', 'Delville Wood', 50.0267, 2.8133],
  ['57d.R25', 'Thiepval', 50.0506, 2.6858],
  ['57d.X20', 'the crater of La Boisselle', 50.0155, 2.6972],
])('%s is where %s is', (text, _, lat, lon) => {
  const square = squareOf(text);
  expect(distanceBetween(square?.centre ?? { lat: 0, lon: 0 }, { lat, lon })).toBeLessThanOrEqual(
    square?.accuracy ?? 0,
  );
});

test('the more a reference says, the smaller is its square, and it lies within the larger one', () => {
  const nested = ['28.I12', '28.I12.c', '28.I12.c.3.5', '28.I12.c.35.55'].map(squareOf);
  expect(nested.map((square) => square?.accuracy)).toEqual([797, 473, 182, 153]);
  for (const [index, inner] of nested.slice(1).entries()) {
    const [northWest, , southEast] = nested[index]?.corners ?? [];
    const { lat = 0, lon = 0 } = inner?.centre ?? {};
    expect(lat).toBeLessThan(northWest?.lat ?? 0);
    expect(lat).toBeGreaterThan(southEast?.lat ?? 0);
    expect(lon).toBeGreaterThan(northWest?.lon ?? 0);
    expect(lon).toBeLessThan(southEast?.lon ?? 0);
  }
});

test('figures count eastwards, then northwards, from the lower left of the quarter', () => {
  const [low, high, right] = ['28.I12.c.0.0', '28.I12.c.0.9', '28.I12.c.9.0'].map(squareOf);
  expect(high?.centre.lat).toBeGreaterThan(low?.centre.lat ?? 0);
  expect(right?.centre.lon).toBeGreaterThan(low?.centre.lon ?? 0);
});

test('a sheet that nobody knows has no square', () => {
  expect(squareOf('99.I12')).toBeNull();
  expect(new Set(knownSheets).size).toBe(knownSheets.length);
});

test('to the map and back is where it began', () => {
  const place = fc.record({
    lat: fc.double({ min: 49, max: 51.5, noNaN: true }),
    lon: fc.double({ min: 1, max: 6, noNaN: true }),
  });
  fc.assert(
    fc.property(place, (given) => {
      expect(distanceBetween(fromMap(toMap(given)), given)).toBeLessThan(0.1);
    }),
  );
});
