import { expect, test } from 'vitest';
import { fitMap } from './mercator.ts';
import { placeLabels } from './placeLabels.ts';
import type { PlaceOfLife } from './placesOfLife.ts';
import { meet, signBox } from './signs.ts';
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

test('neighbours that would lie over each other share a sign, and places far apart have their own', () => {
  const { places } = layOut([
    place('Jalandhar', 31.326, 75.576, 1),
    place('Ieper', 50.851, 2.885, 2),
    place('Boezinge', 50.896, 2.858, 3, 4),
    place('Brighton', 50.829, -0.141, 5),
    place('Jalandhar', 31.326, 75.58, 6),
  ]);
  expect(places.map(({ numbers, name }) => [numbers, name])).toEqual([
    ['1 · 6', 'Jalandhar'],
    ['2–4', 'Ieper, Boezinge'],
    ['5', 'Brighton'],
  ]);
});

test('signs that would lie over each other stand side by side, and a line leads to where each place is', () => {
  const { places } = layOut([
    place('Jalandhar', 31.326, 75.576, 1),
    place('Wieltje', 50.867, 2.92, 2),
    place('Brighton', 50.829, -0.141, 3),
    place('Rijsel', 50.631, 3.058, 4),
  ]);
  const boxes = places.map((each) => signBox(each, 24));
  for (const [at, box] of boxes.entries()) {
    for (const other of boxes.slice(at + 1)) expect(meet(box, other)).toBe(false);
  }
  expect(places.find(({ name }) => name === 'Jalandhar')?.origin).toBeNull();
  expect(places.filter(({ origin }) => origin)).not.toEqual([]);
  expect(places.map(({ side }) => side)).not.toContain(null);
});

test('towns help to find the way where they lie in nobody’s', () => {
  const { towns: shown } = layOut([place('Ieper', 50.851, 2.885, 1), place('Yvetot', 49.617, 0.755, 2)]);
  const names = shown.map(({ name }) => name);
  expect(names).toContain('Calais');
  expect(names).not.toContain('Ieper');
  expect(names).not.toContain('Dakar');
});
