import { expect, test } from 'vitest';
import { fitMap } from './mercator.ts';
import { placeLabels } from './placeLabels.ts';
import type { PlaceOfLife } from './placesOfLife.ts';
import { towns } from './towns.ts';

const size = { width: 1000, height: 640 };
const place = (name: string, lat: number, lon: number, ...numbers: number[]): PlaceOfLife => ({
  name,
  position: { lat, lon },
  numbers,
});
const layOut = (places: readonly PlaceOfLife[]) => {
  const projection = fitMap(
    places.map(({ position }) => position),
    size,
    90,
    60,
  );
  return placeLabels(places, towns, projection, size, { size: 24 }, 'nl');
};

test('places that would lie over each other share a sign, and the others have their own', () => {
  const { places } = layOut([
    place('Jalandhar', 31.326, 75.576, 1),
    place('Ieper', 50.851, 2.885, 2),
    place('Boezinge', 50.896, 2.858, 3, 4),
    place('Jalandhar', 31.326, 75.58, 6),
  ]);
  expect(places.map(({ numbers, name }) => [numbers, name])).toEqual([
    ['2–4', 'Ieper, Boezinge'],
    ['1 · 6', 'Jalandhar'],
  ]);
});

test('towns help to find the way where they lie in nobody’s', () => {
  const { towns: shown } = layOut([place('Ieper', 50.851, 2.885, 1), place('Yvetot', 49.617, 0.755, 2)]);
  const names = shown.map(({ name }) => name);
  expect(names).toContain('Calais');
  expect(names).not.toContain('Ieper');
  expect(names).not.toContain('Dakar');
});
