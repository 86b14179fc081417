import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import { expect, test } from 'vitest';
import { checkForm, editedMemorial, emptyForm, inputOf, withSaved } from './memorialForm.ts';

const record = {
  id: '0198c3a0-0000-7000-8000-000000000001',
  version: 3,
  name: 'Velden Cemetery',
  alternative_names: ['Velden', 'Fields'],
  type: 'cemetery',
  type_plate_details: null,
  type_cemetery_details: { kind: 'military', exists: null, nationality: 'Brits' },
  description: '',
  ...{ start_day: '?', start_month: 8, start_year: 1917, start_date: '191708??' },
  place_id: null,
  ...{ calc_place_name: '', calc_place_loc: null, calc_place_country: null },
  address: 'Molenstraat 1',
  address_loc: { lat: 50.87, lon: 2.9 },
  address_positioned: true,
  loc: { lat: 53.349812, lon: -6.2603 },
  position_locked: true,
  british_trench_coordinates: 'near Hooge',
  is_irish_memorial: false,
} satisfies Memorial;

test('a stored record comes back from its form unchanged, to the last decimal and west of Greenwich', () => {
  const edited = editedMemorial(record);
  expect(inputOf(edited)).toMatchObject({
    ...{ name: record.name, alternative_names: 'Velden, Fields', type: 'cemetery', type_plate_details: null },
    type_cemetery_details: record.type_cemetery_details,
    ...{ start_day: '?', start_month: 8, start_year: 1917, loc: record.loc, address_loc: record.address_loc },
  });
  expect(checkForm(edited, edited)).toEqual({});
});

test('a new one misses its name alone, and half a position is told at its field [MEMORIAL-19]', () => {
  expect(checkForm(emptyForm, undefined)).toEqual({ name: ['name: DATA_REQUIRED'] });
  for (const loc of [
    { lat: '50,85', lon: '' },
    { lat: 'x', lon: 'y' },
  ]) {
    expect(checkForm({ ...emptyForm, name: 'Plaat', loc }, undefined)).toEqual({ loc: ['loc: INVALID_FORMAT'] });
  }
});

test('a locked position is kept from changes before the server is asked [MEMORIAL-06]', () => {
  const edited = editedMemorial(record);
  const moved = { ...edited, loc: { lat: '50', lon: '4' } };
  expect(checkForm(moved, edited)).toEqual({ loc: ['loc: POSITION_LOCKED'] });
  expect(checkForm({ ...moved, position_locked: false }, edited)).toEqual({});
});

test('what somebody else saved first is taken into the form', () => {
  const saved = withSaved(editedMemorial(record), { cemetery_exists: false, loc: null, name: 'Fields' });
  expect(saved).toMatchObject({
    ...{ name: 'Fields', cemetery_kind: 'military', cemetery_exists: 'no', cemetery_nationality: 'Brits' },
    loc: { lat: '', lon: '' },
  });
});
