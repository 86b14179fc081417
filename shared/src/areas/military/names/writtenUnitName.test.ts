import { expect, test } from 'vitest';
import { armyInFull, armyName } from './armyNames.ts';
import type { UnitNames } from './unitNames.ts';
import { writtenUnitName } from './writtenUnitName.ts';

const blank = { army: 'B.E.F.', division: '', brigade: '', regiment: '', corps: '', unit: '', unit_nr: '' };

test.each<[Partial<UnitNames>, string]>([
  [{ type: 'unit', unit: 'Bn.', unit_nr: '2nd', regiment: 'Royal Scots' }, '2nd Battalion, Royal Scots'],
  [
    { type: 'unit', unit: 'Trench Mortar Bty.', unit_nr: 'X/9', regiment: 'R.F.A.' },
    'X/9 Trench Mortar Battery, R.F.A.',
  ],
  [{ type: 'unit', unit: 'R.M. Bn.', unit_nr: '1st', regiment: 'R.M.L.I.' }, '1st R.M. Battalion, R.M.L.I.'],
  [{ type: 'unit', unit: 'Bataljon', unit_nr: 'II', regiment: '3e Linie' }, 'II Bataljon, 3e Linie'],
  [{ type: 'unit', unit: 'Field Ambulance', unit_nr: '5' }, '5 Field Ambulance'],
  [{ type: 'unit', unit_nr: '1st', regiment: 'Anzac Cyclists' }, '1st Anzac Cyclists'],
  [{ type: 'regiment', regiment: 'Royal Scots' }, 'Royal Scots'],
  [{ type: 'division', division: '3rd Division' }, '3rd Division'],
])('%o is written %s', (names, expected) => {
  expect(writtenUnitName({ ...blank, type: 'unit', ...names })).toBe(expected);
});

test('an army has its full name in the language of the reader, one that nobody names stays as it is written', () => {
  expect(armyName('A.B.L.', 'nl')).toBe('Belgisch leger');
  expect(armyName('D.K.H.', 'fr')).toBe('Armée allemande');
  expect(armyName('K.u.K.', 'de')).toBe('K.u.K.');
  expect(armyInFull('B.E.F.', 'nl')).toBe('B.E.F. · Brits leger');
  expect(armyInFull('K.u.K.', 'de')).toBe('K.u.K.');
  expect(armyName('toString', 'en')).toBe('toString');
});
