import { describe, expect, test } from 'vitest';
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

describe('a locked position of an address', () => {
  const address = { address: 'Hoogstraat', address_loc: { lat: 50.85, lon: 2.88 }, position_locked: true };
  const here = { ...kept, ...address };
  const there = { ...merged, address: '', address_loc: null, loc: { lat: 50.8, lon: 2.9 } };

  test('of the kept memorial stays, with its lock, whatever the other one says of where it lies', () => {
    expect(mergeMemorialDrafts(here, there)).toMatchObject({ ...address, loc: null });
  });

  test('gives way to a position that is chosen, with the lock of that one', () => {
    const chosen = { loc: there.loc, position_locked: true };
    expect(mergeMemorialDrafts(here, there, { loc: 'b' })).toMatchObject({ ...address, ...chosen });
    expect(mergeMemorialDrafts(here, { ...there, position_locked: false }, { loc: 'b' })).toMatchObject({
      ...{ loc: there.loc, position_locked: false },
    });
  });

  test('stays as one set by hand when another address is chosen', () => {
    const other = { ...merged, loc: null, position_locked: false };
    expect(mergeMemorialDrafts(here, other, { address: 'b' })).toMatchObject({
      ...{ address: merged.address, address_loc: merged.address_loc },
      ...{ loc: address.address_loc, position_locked: true },
    });
  });

  test('comes along from the other memorial, with its address or without', () => {
    const other = { ...merged, ...address, loc: null };
    expect(mergeMemorialDrafts(kept, other)).toMatchObject({ ...address, loc: null });
    expect(mergeMemorialDrafts({ ...kept, address: 'Elders' }, other)).toMatchObject({
      ...{ address: 'Elders', address_loc: null, loc: address.address_loc, position_locked: true },
    });
  });
});
