import { expect, test, vi } from 'vitest';
import { AbsentWords } from './AbsentWords.ts';

const names = ['anton', 'hribernik', 'verhag'];
const lookUp = () =>
  vi.fn(async (words: readonly string[]) => words.filter((word) => !names.some((name) => name.startsWith(word))));

test('a word is absent when no name begins with it, alone or together with the words beside it', async () => {
  const absent = new AbsentWords();
  await absent.learn(['anton', 'brzk', 'verh', 'ag'], lookUp());
  expect(['anton', 'brzk', 'verh', 'ag'].filter((word) => absent.has(word))).toEqual(['brzk']);
});

test('what was learned is not looked up again', async () => {
  const [absent, look] = [new AbsentWords(), lookUp()];
  await absent.learn(['anton', 'brzk'], look);
  await absent.learn(['brzk', 'anton'], look);
  expect(look).toHaveBeenCalledTimes(1);
});
