import { expect, test } from 'vitest';
import { FileProblem } from '../read/FileProblem.ts';
import { problemOf } from './problemOf.ts';

test.each([
  ["ENOENT: no such file or directory, open '/var/lib/salient/imports/7/list.csv'", "open 'list.csv'"],
  ['/home/museum/data/list.xlsx is no table.', 'list.xlsx is no table'],
  ['Row 3 has 12/11.1917 for a day.', 'Row 3 has 12/11.1917 for a day'],
  ['Row 3 has 12/11/1917 and a/b.', 'Row 3 has 12/11/1917 and a/b'],
])('the app hears what is wrong, and not where on the server the file lies: %s', (message, told) => {
  const { detail } = problemOf(new FileProblem(message));
  expect(detail).toContain(told);
  expect(detail).not.toMatch(/var|home|museum/);
});
