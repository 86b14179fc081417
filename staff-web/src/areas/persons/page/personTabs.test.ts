import { expect, test } from 'vitest';
import { emptyForm } from '../form/personForm.ts';
import { filledFields, refusedByTab } from './personTabs.ts';

test('errors are counted on the tab of their field [S8]', () => {
  expect(refusedByTab({ surname: ['a'], born_date: ['b'], relations: ['c'], none: ['d'] })).toEqual({
    identity: 2,
    relations: 1,
  });
});

test('the identity tab counts what is filled in, not what every new person has [PERSON-27]', () => {
  expect(filledFields(emptyForm)).toBe(0);
  const form = { ...emptyForm, surname: 'Jan', born_date: { day: 1, month: '?', year: 1890 } as const };
  expect(filledFields({ ...form, description: 'Zoon van', in_namelist: false })).toBe(3);
});
