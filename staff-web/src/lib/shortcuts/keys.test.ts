import { expect, test } from 'vitest';
import { isCharacter, keyCaps, matches } from './keys.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  ['n', press('n'), true],
  ['n', press('N'), true],
  ['n', press('n', { ctrlKey: true }), false],
  ['?', press('?', { shiftKey: true }), true],
  ['+', press('+', { shiftKey: true }), true],
  ['r', press('R', { shiftKey: true }), false],
  ['Shift+r', press('R', { shiftKey: true }), true],
  ['Shift+r', press('r'), false],
  ['Ctrl+s', press('s', { ctrlKey: true }), true],
  ['Ctrl+s', press('s', { metaKey: true }), true],
  ['Ctrl+s', press('s'), false],
  ['Ctrl+Enter', press('Enter', { ctrlKey: true }), true],
  ['Alt+ArrowLeft', press('ArrowLeft', { altKey: true }), true],
  ['Alt+ArrowLeft', press('ArrowLeft'), false],
  ['Alt+PageDown', press('PageDown', { altKey: true }), true],
  ['Alt+PageDown', press('PageDown', { ctrlKey: true }), false],
])('%s and %o: %s', (keys, event, expected) => {
  expect(matches(keys, event)).toBe(expected);
});

test('single characters are those that can be switched off, and all are drawn as on the keyboard', () => {
  expect(['n', '/', '+', 'Shift+r', 'Ctrl+s', 'Escape'].map(isCharacter)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(keyCaps('Alt+ArrowLeft')).toEqual(['Alt', '←']);
  expect(keyCaps('Ctrl+s')).toEqual(['Ctrl', 'S']);
  expect(keyCaps('+')).toEqual(['+']);
});
