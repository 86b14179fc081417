import { expect, test } from 'vitest';
import { typeOfUnitName } from './typeOfUnitName.ts';

test.each([
  ['3e divisie', 'division'],
  ['III. Armeekorps', 'corps'],
  ['2nd Battalion Royal Irish Regiment', 'unit'],
  ['12 Linieregiment', 'regiment'],
  ['Royal Irish Rifles', null],
])('%s says the type %s', (name, type) => {
  expect(typeOfUnitName(name)).toBe(type);
});
