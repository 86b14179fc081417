import { expect, test } from 'vitest';
import { readTitlePath } from './titlePath.ts';

test.each([
  ['Kasboek 1914', { own: 'Kasboek 1914', path: '' }],
  ['Brieven > Brief 1', { own: 'Brief 1', path: 'Brieven' }],
  ['…lie > Brieven > Brief 1', { own: 'Brief 1', path: '…lie > Brieven' }],
  ['Brieven > ', { own: 'Brieven > ', path: '' }],
])('of “%s” the own title and the way to it are told apart', (title, parts) => {
  expect(readTitlePath(title)).toEqual(parts);
});
