import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitMap } from './mercator.ts';

const size = { width: 1000, height: 640 };

test('all places of a life are on its map, with the room that is asked for around them', () => {
  const position = fc.record({
    lat: fc.double({ min: -60, max: 70, noNaN: true }),
    lon: fc.double({ min: -170, max: 170, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(position, { minLength: 1, maxLength: 12 }), (positions) => {
      const { at } = fitMap(positions, size, 80, 60);
      for (const [x, y] of positions.map(at)) {
        expect(x).toBeGreaterThanOrEqual(79.9);
        expect(x).toBeLessThanOrEqual(920.1);
        expect(y).toBeGreaterThanOrEqual(79.9);
        expect(y).toBeLessThanOrEqual(560.1);
      }
    }),
  );
});

test('a single village stands in the middle of the country around it, north above and east to the right', () => {
  const ieper = { lat: 50.85, lon: 2.885 };
  const { at } = fitMap([ieper], size, 80, 60);
  expect(at(ieper)).toEqual([500, 320]);
  // Sixty kilometres to the east at this latitude: as wide as what has no margin.
  expect(at({ ...ieper, lon: ieper.lon + 60 / (111.195 * Math.cos((50.85 * Math.PI) / 180)) })[0]).toBeCloseTo(1340, 0);
  const [x, y] = at({ lat: 51.05, lon: 3.72 });
  expect(x).toBeGreaterThan(500);
  expect(y).toBeLessThan(320);
});
