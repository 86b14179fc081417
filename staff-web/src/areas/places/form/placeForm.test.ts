import { expect, test } from 'vitest';
import { showCoordinate } from '../../../lib/map/coordinates.ts';
import { placeMap } from '../placeMap.ts';
import { checkForm, editedPlace, emptyForm, inputOf, type PlaceForm, withSaved } from './placeForm.ts';

const typed = (given: Partial<PlaceForm>): PlaceForm => ({ ...emptyForm, 'languages.nl.name': 'Ieper', ...given });

test('other names are typed with commas between them [PLACE-25]', () => {
  const { draft } = { draft: inputOf(typed({ alternative_names: 'Wipers, Yper ,, ' })) };
  expect(draft.alternative_names).toEqual(['Wipers', 'Yper', '', '']);
  expect(checkForm(typed({ alternative_names: 'Wipers,' }))).toEqual({});
});

test('names in further languages stand one to a line, and a line without a code is refused', () => {
  expect(inputOf(typed({ further_languages: 'sl: Ljubljana\n\npl: Lublana' })).further_languages).toEqual({
    sl: ' Ljubljana',
    pl: ' Lublana',
  });
  expect(checkForm(typed({ further_languages: 'Ljubljana' }))).toEqual({
    further_languages: ['further_languages: INVALID_OPTION'],
  });
});

test('a position is whole or blank; a comma is a point; west of Greenwich there is a minus [PLACE-19, SHELL-31]', () => {
  expect(inputOf(typed({ loc: { lat: '45,4215', lon: '-75,69' } })).loc).toEqual({ lat: 45.4215, lon: -75.69 });
  expect(showCoordinate('45,42153', 'nl')).toBe('45,4215');
  expect(inputOf(typed({ loc: { lat: '', lon: ' ' } })).loc).toBeNull();
  for (const loc of [
    { lat: '50,85', lon: '' },
    { lat: '50.85.1', lon: '2' },
    { lat: '95', lon: '2' },
  ]) {
    expect(checkForm(typed({ loc })), JSON.stringify(loc)).toEqual({ loc: ['loc: POSITION_INVALID'] });
  }
});

test('the map of a place begins over the North Sea, at zoom 8 [PLACE-19, PLACE-20, MAP-07]', () => {
  expect(placeMap).toMatchObject({ center: { lat: 52, lon: 3 }, zoom: 8 });
});

test('what somebody else saved meanwhile is taken in, coordinates one by one', () => {
  const mine = editedPlace({
    ...{ id: 'x', version: 1, type: 'locality', country_code: 'BE', country_guessed: false },
    ...{ languages: { nl: { name: 'Ieper' } }, further_languages: {}, alternative_names: [] },
    ...{ loc: { lat: 50.85, lon: 2.88 }, resolution_status: 'custom' },
  });
  expect(withSaved(mine, { lat: 50.9, alternative_names: ['Wipers'] })).toMatchObject({
    loc: { lat: '50.9', lon: '2.88' },
    alternative_names: 'Wipers',
  });
  expect(withSaved(mine, { lat: null, lon: null }).loc).toEqual({ lat: '', lon: '' });
});
