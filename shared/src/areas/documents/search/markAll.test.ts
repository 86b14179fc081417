import { expect, test } from 'vitest';
import { markLines } from './markAll.ts';

const written = (text: string, asked: string) =>
  markLines(text, asked).map((parts) => parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''));

test('the lines of a text stand as they were, with the words of a search marked, over the end of a line too', () => {
  expect(written('De wolk\n\nwas ge-\nler.', 'WOLK geler')).toEqual(['De [wolk]', '', 'was [ge-]', '[ler].']);
  expect(written('een groene\nwolk, een wolk', '"groene wolk"')).toEqual(['een [groene]', '[wolk], een wolk']);
});

test('where none of the words stands as it was typed, what nearly is it is marked', () => {
  expect(written('in de loopgraven', 'loopgravn')).toEqual(['in de [loopgraven]']);
  expect(written('in de modder', 'wolk')).toEqual(['in de modder']);
});
