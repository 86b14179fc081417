import { expect, test } from 'vitest';
import { warning } from './problem.ts';
import { RowContext } from './RowContext.ts';
import { remembered } from './remembered.ts';

const row = (...cells: string[]) => new RowContext(cells, []);
const unknown = (name: string) => warning('COUNTRY_UNKNOWN', 'land', `"${name}" is no country of today`);

test('the same cells give the same list, read once', () => {
  let readings = 0;
  const read = remembered([0, 1], ({ cells: [name, country] }) => {
    readings++;
    return [`${name} in ${country}`];
  });
  const first = read(row('Ieper', 'BE', 'one'));
  expect(read(row('Ieper', 'BE', 'two'))).toBe(first);
  expect(read(row('Ieper', 'CA', 'two'))).toEqual(['Ieper in CA']);
  expect(readings).toBe(2);
});

test('every row is told what there is to say of its cells', () => {
  const read = remembered([0], (own) => {
    own.report(unknown(own.cells[0] as string));
    return [];
  });
  const [first, second] = [row('Krain'), row('Krain')];
  // What was said of the first row before is its own; that it had heard of Krain already is no reason to forget it.
  first.report(unknown('Küstenland'));
  first.report(unknown('Krain'));
  read(first);
  read(second);
  expect(first.problems).toEqual([unknown('Küstenland'), unknown('Krain')]);
  expect(second.problems).toEqual([unknown('Krain')]);
});

test('columns do not run into one another', () => {
  const read = remembered([0, 1], ({ cells }) => [cells.join('|')]);
  expect(read(row('ab', 'c'))).toEqual(['ab|c']);
  expect(read(row('a', 'bc'))).toEqual(['a|bc']);
});
