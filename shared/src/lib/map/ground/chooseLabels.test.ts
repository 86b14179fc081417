import { expect, test } from 'vitest';
import { chooseLabels, type LabelWish } from './chooseLabels.ts';

const size = { x: 400, y: 400 };
const wish = (text: string, x: number, y: number, isCentred = false): LabelWish<string> => ({
  name: text,
  text,
  point: { x, y },
  isCentred,
  mayStandOff: text === 'Ieper',
});
const sides = (wishes: LabelWish<string>[], ...taken: { left: number; right: number; top: number; bottom: number }[]) =>
  chooseLabels(wishes, size, taken).map(({ text, side }) => `${text} ${side}`);

test('a name stands right of its place, or where nothing is covered', () => {
  expect(sides([wish('Ieper', 200, 200)])).toEqual(['Ieper right']);
  expect(sides([wish('Ieper', 390, 200)])).toEqual(['Ieper left']);
  const marker = { left: 208, right: 250, top: 180, bottom: 220 };
  expect(sides([wish('Ieper', 200, 200)], marker)).toEqual(['Ieper left']);
});

test('the name of a town that markers cover stands at some distance, that of a hamlet not at all', () => {
  const crowd = { left: 150, right: 250, top: 170, bottom: 230 };
  expect(sides([wish('Ieper', 200, 200)], crowd)).toEqual(['Ieper high']);
  expect(sides([wish('Potijze', 200, 200)], crowd)).toEqual([]);
});

test('what comes first has its room, and what finds none is left out', () => {
  const crowd = [wish('Ieper', 200, 200), wish('Potijze', 202, 200), wish('Wieltje', 40, 40)];
  const chosen = sides(crowd);
  expect(chosen).toContain('Ieper right');
  expect(chosen).toContain('Wieltje right');
  expect(chosen.some((label) => label.startsWith('Potijze'))).toBe(false);
});

test('no name is cut by the edge, and a country stands around its middle or not at all', () => {
  expect(sides([wish('België', 200, 200, true), wish('Frankrijk', 5, 200, true)])).toEqual(['België middle']);
});
