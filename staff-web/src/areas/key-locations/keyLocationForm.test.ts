import type { KeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { expect, test } from 'vitest';
import { checkForm, editedKeyLocation, emptyForm, inputOf, withSaved } from './keyLocationForm.ts';

const record = {
  id: '0198c3a0-0000-7000-8000-000000000001',
  version: 3,
  name: 'Menenpoort',
  names: { en: 'Menin Gate', fr: '', de: '' },
  number: 4,
  year: 2018,
  position: { lat: 50.852123, lon: 2.8916 },
  positionLocked: true,
  notes: { nl: 'Aan de poort', en: '', fr: '', de: '' },
  photo_count: 0,
  story_count: 0,
  short_code: 'P44RTE',
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
} satisfies KeyLocation;

test('a stored record comes back from its form unchanged, to the last decimal', () => {
  const { name, names, year, number, position, positionLocked, notes } = record;
  expect(inputOf(editedKeyLocation(record))).toEqual({
    ...{ name, names, position, positionLocked, notes },
    year: String(year),
    number: String(number),
  });
  expect(checkForm(editedKeyLocation(record), editedKeyLocation(record))).toEqual({});
});

test('a new one misses its name, year and position, each said at its field [KEYLOC-21]', () => {
  expect(Object.keys(checkForm(emptyForm, undefined)).sort()).toEqual(['name', 'position', 'year']);
});

test('what somebody else saved first is taken into the form', () => {
  const saved = withSaved(editedKeyLocation(record), { number: null, notes: { ...record.notes, en: 'At the gate' } });
  expect(saved).toMatchObject({ number: '', 'notes.en': 'At the gate', 'notes.nl': 'Aan de poort' });
});
