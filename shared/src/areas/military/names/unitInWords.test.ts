import { expect, test } from 'vitest';
import { type ServedUnit, unitInWords } from './unitInWords.ts';

const served = (names: Partial<ServedUnit>) =>
  unitInWords({ army: 'B.E.F.', regiment: '', unit: '', unit_nr: '', ...names });

test.each<[Partial<ServedUnit>, string]>([
  [{ unit: 'Bn.', unit_nr: '2nd', regiment: 'Royal Scots' }, '2nd Battalion, Royal Scots'],
  [{ army: 'N.Z.E.F.', unit: 'Battalion', unit_nr: '2', regiment: 'Otago Regiment' }, '2nd Battalion, Otago Regiment'],
  [{ unit: 'Bn.', unit_nr: '11', regiment: 'R.I.R.' }, '11th Battalion, Royal Irish Rifles'],
  [{ unit: 'Bty.', unit_nr: '37', regiment: 'R.F.A.' }, '37 Battery, Royal Field Artillery'],
  [{ army: 'A.F.', regiment: '365e R.I' }, '365e Régiment d’Infanterie'],
  [{ army: 'A.F.', regiment: '18e B. C. P.' }, '18e Bataillon de Chasseurs à Pied'],
  [{ army: 'D.K.H.', regiment: 'RIR 235' }, 'Reserve-Infanterie-Regiment 235'],
  [{ army: 'A.B.L.', unit: 'Bataljon', unit_nr: '2', regiment: '3e Linie' }, '2 Bataljon, 3e Linie'],
  [{ army: 'A.B.L.', regiment: 'R.I. 7' }, 'R.I. 7'],
  [{ regiment: 'Royal Scots' }, 'Royal Scots'],
  [{ unit_nr: '1st', regiment: 'Anzac Cyclists' }, '1st Anzac Cyclists'],
  [{}, ''],
])('%o is read as %s', (names, expected) => {
  expect(served(names)).toBe(expected);
});
