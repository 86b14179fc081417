import { expect, test } from 'vitest';
import { emptyMemorial } from './checkMemorial.ts';
import { mergeMemorialDrafts } from './memorialMerge.ts';

const kept = { ...emptyMemorial, name: 'Tyne Cot', alternative_names: ['TC'], description: 'Kort' };
const merged = {
  ...emptyMemorial,
  ...{ name: 'Tyne Cot Cemetery', alternative_names: ['TC', 'Tyne Cot'], description: 'Lang', start_year: 1917 },
  ...{ address: 'Vijfwegestraat', address_loc: { lat: 50.88, lon: 2.99 }, type_plate_details: 'military' as const },
  ...{ loc: { lat: 50.8, lon: 2.9 }, position_locked: true },
};

test('the names of both stay, each once, and what one does not say the other fills in', () => {
  expect(mergeMemorialDrafts(kept, merged)).toEqual({
    ...kept,
    alternative_names: ['TC', 'Tyne Cot Cemetery'],
    ...{ start_year: 1917, address: merged.address, address_loc: merged.address_loc },
    ...{ loc: merged.loc, position_locked: true, type_plate_details: 'military' },
  });
});

test('a choice takes the value of the other, with what belongs to it', () => {
  const other = { ...merged, type: 'cemetery' as const, cemetery_kind: 'military' as const, type_plate_details: null };
  const chosen = mergeMemorialDrafts({ ...kept, address: 'Elders' }, other, {
    ...{ type: 'b', description: 'b', address: 'b', loc: 'a' },
  });
  expect(chosen).toMatchObject({
    ...{ type: 'cemetery', cemetery_kind: 'military', type_plate_details: null, description: 'Lang' },
    ...{ address: 'Vijfwegestraat', address_loc: merged.address_loc, loc: null, position_locked: false },
  });
});
