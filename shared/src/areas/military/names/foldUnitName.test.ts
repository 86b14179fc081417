import { describe, expect, test } from 'vitest';
import { emptyMilitaryNames } from '../checkMilitaryEntity.ts';
import type { MilitaryEntityType } from '../militaryEntityTypes.ts';
import { armyKey } from './armyNames.ts';
import { foldUnitName } from './foldUnitName.ts';

const named = (type: MilitaryEntityType, name: string) =>
  foldUnitName({ ...emptyMilitaryNames, type, [type === 'others' ? 'unit' : type]: name });
const unit = (unit_nr: string, kind: string, regiment = '') =>
  foldUnitName({ ...emptyMilitaryNames, type: 'unit', unit_nr, unit: kind, regiment });

describe('one name, however it is written', () => {
  test.each<[MilitaryEntityType, string[]]>([
    [
      'division',
      [
        '3 Division',
        '3rd Division',
        '3e Division',
        '3de divisie',
        '3. Division',
        'III Division',
        'Third Division',
        'Derde divisie',
        '3ème Div.',
        '3',
      ],
    ],
    ['division', ['3 Indian (Lahore) Division', '3rd Indian Division, Lahore', 'Lahore Indian 3rd Div']],
    ['corps', ['IX Corps', '9th Corps', '9e legerkorps', 'IX. Armeekorps', '9th Army Corps', "9e Corps d'armée"]],
    ['corps', ['XXVI. Reservekorps', '26e Reserve-Korps', 'XXVI Reserve Corps']],
    ['corps', ['I Corps', '1st Corps', '1e legerkorps']],
    ['brigade', ['94th Inf. Bde.', '94 Infantry Brigade', '94e Infanteriebrigade', '94th Brigade', '94']],
    ['regiment', ['Royal Scots', 'The Royal Scots', 'Royal Scots Regt.']],
    ['regiment', ['3e Linie', '3de Linieregiment', '3ème régiment de ligne', '3rd Line', '3e regiment Linie']],
    ['regiment', ['1er Chasseurs à pied', '1e Jagers te voet', '1e regiment Jagers te Voet']],
    ['regiment', ['3e R.I.', '3ème Régiment d’Infanterie', '3rd Infantry Regiment']],
    ['regiment', ['Reserve-Infanterie-Regiment Nr. 235', '235. Reserve Infanterieregiment']],
    ['regiment', ['King’s Royal Rifle Corps', "Kings' Royal Rifle Corps", 'K.R.R.C.', 'KRRC']],
    ['regiment', ['Oxford & Bucks Light Infantry', 'Oxford and Buckinghamshire Lt. Inf.']],
    ['regiment', ['15 (King’s) Hussars', '15th (The King’s) Hussars', '15th Hussars', 'XV Hussars']],
    ['regiment', ['10 (Prince of Wales’s) Hussars', '10 (Prince of Wales) Hussars']],
    ['regiment', ['Northants Yeomanry', 'Northamptonshire Yeomanry']],
    ['others', ['Fourth Army', '4th Army', '4e leger', '4e Armée']],
  ])('a %s: %j', (type, names) => {
    expect([...new Set(names.map((name) => named(type, name)))]).toHaveLength(1);
  });

  test('a unit, whichever of its fields the words stand in', () => {
    const folds = [
      unit('2nd', 'Battalion', 'Royal Scots'),
      unit('2', 'Bn.', 'The Royal Scots'),
      unit('', '2nd Battalion Royal Scots'),
      unit('', 'Royal Scots, 2nd Bn'),
      unit('II', 'Bataljon', 'Royal Scots Regiment'),
    ];
    expect([...new Set(folds)]).toHaveLength(1);
    const battery = [
      unit('A', 'Battery', 'RFA'),
      unit('', "'A' Bty. R.F.A."),
      unit('', 'Royal Field Artillery, A Battery'),
      unit('A', 'Bty', 'R F A'),
    ];
    expect(unit('', "'S' Bty. R.F.A.")).toBe(unit('S', 'Battery', 'RFA'));
    expect([...new Set(battery)]).toHaveLength(1);
    const ofThird = [
      unit('2', 'bataljon', '3e Linie'),
      unit('', '2nd Bn, 3rd Line'),
      unit('', '3e Linie, 2e bataljon'),
    ];
    expect([...new Set(ofThird)]).toHaveLength(1);
  });
});

describe('two names that look alike', () => {
  test.each<[MilitaryEntityType, string, string]>([
    ['unit', '3rd Battalion', '4th Battalion'],
    ['unit', '2nd/5th Battalion', '5th Battalion'],
    ['unit', '2/5 Battalion', '25 Battalion'],
    ['unit', '2e bataljon 3e Linie', '3e bataljon 2e Linie'],
    ['unit', 'A Company', 'B Company'],
    ['unit', 'I Battery', '1 Battery'],
    ['unit', 'A Company', 'Company'],
    ['unit', '2 Field Ambulance', '2 Field Company'],
    ['corps', 'III Corps', 'IV Corps'],
    ['corps', 'IX Corps', 'XI Corps'],
    ['corps', 'V1 Corps', '1V Corps'],
    ['unit', 'D C L I', '1st D C L I'],
    ['regiment', '3e Linie', '13e Linie'],
    ['regiment', '3e Jagers', '3e Linie'],
    ['regiment', 'Australian Engineers', 'Australian Pioneers'],
    ['regiment', 'Royal Scots', 'Royal Scots Fusiliers'],
    ['regiment', 'London Regiment (London Scottish)', 'London Regiment (City of London)'],
    ['regiment', 'Infanterie-Regiment (2. Hannoversches) Nr. 77', 'Infanterie-Regiment Nr. 77'],
    ['division', '2 (Indian) Division', '2 Division'],
    ['division', '1 Division', '1 Canadian Division'],
    ['brigade', '3 Infantry Brigade', '3 Cavalry Brigade'],
  ])('of a %s stay two: %s, %s', (type, a, b) => expect(named(type, a)).not.toBe(named(type, b)));
});

test('an army is one by its letters and by its full name in any language', () => {
  const armies = ['B.E.F.', 'BEF', 'b.e.f', 'British Army', 'Brits leger', 'Armée britannique', 'Britische Armee'];
  expect(new Set(armies.map(armyKey))).toEqual(new Set(['bef']));
  expect(armyKey('A.B.L.')).not.toBe(armyKey('A.F.'));
  expect(armyKey('Garde Civique')).toBe('garde civique');
});
