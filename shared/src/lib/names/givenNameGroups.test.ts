import { describe, expect, test } from 'vitest';
import { foldName } from './foldName.ts';
import { givenNameKeys, givenNameWeight, keysWanted } from './givenNameGroups.ts';
import { givenNameTable } from './givenNameTable.ts';

const groups = givenNameTable
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
const weight = (one: string, other: string) => givenNameWeight(foldName(one), foldName(other));

describe('the table', () => {
  test('has some hundred groups of at least two forms, each called after its first', () => {
    expect(groups.length).toBeGreaterThan(300);
    expect(groups.filter((forms) => forms.length < 2)).toEqual([]);
    const names = groups.map(([first = '']) => foldName(first));
    expect(new Set(names).size).toBe(names.length);
  });

  test('holds one word for each form, and names no form twice in a group', () => {
    for (const forms of groups) {
      expect(new Set(forms).size, forms[0]).toBe(forms.length);
      for (const form of forms) expect(form).toMatch(/^\p{L}+$/u);
    }
  });
});

test.each([
  ['Jan Johannes Jean Johann John', 'Jan'],
  ['Jozef Joseph Sepp Josef Giuseppe', 'Jozef'],
  ['Willem Guillaume Wilhelm William Wm. Bill', 'Willem'],
  ['Karel Charles Karl Carolus', 'Karel'],
  ['Elisabeth Betty Liesbeth', 'Elisabeth'],
])('%s are surely one name [beyond 21]', (forms, name) => {
  for (const form of forms.split(' ')) expect(weight(form, name)).toBe(1);
});

test('a short form of several names is perhaps each of them, and joins none of them [beyond 21]', () => {
  for (const name of ['Albert', 'Hubert', 'Robert', 'Lambert']) {
    expect(weight('Bert', name)).toBe(0.5);
    expect(weight(name, 'Bert')).toBe(0.5);
  }
  expect(weight('Albert', 'Hubert')).toBe(0);
  // Both may be short for John; nobody knows.
  expect(weight('Jack', 'Jacky')).toBe(0);
  expect([weight('Jack', 'John'), weight('Jos', 'Jozef')]).toEqual([0.5, 0.5]);
});

test('a man and a woman, and names of one root, stay apart', () => {
  for (const [one, other] of [
    ['Jan', 'Johanna'],
    ['Louis', 'Louise'],
    ['Leon', 'Leo'],
    ['Robert', 'Rupert'],
    ['Jan', 'Jacob'],
  ] as const) {
    expect(weight(one, other)).toBe(0);
  }
});

test('the keys of first names and those that a word is looked for under meet where the names do', () => {
  expect(givenNameKeys('Jan Baptist')).toEqual(['johanes', 'baptist']);
  expect(givenNameKeys('Jean-Baptiste')).toEqual(['johanes', 'baptist']);
  expect(givenNameKeys('Bert')).toContain('albert?');
  expect(givenNameKeys('X. Y.')).toEqual([]);
  expect(keysWanted(foldName('John'))).toEqual(['johanes', 'johanes?']);
  expect(keysWanted('bert')).toContain('hubert');
  expect(keysWanted('peters')).toEqual([]);
});
