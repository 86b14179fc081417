import { describe, expect, test } from 'vitest';
import type { ListColumn, ListContent } from '../importList.ts';
import { nothingMeant } from '../meant/meantNames.ts';
import { guessPlan } from './guessPlan.ts';
import { readPlan } from './readPlan.ts';
import { writeMapping } from './writeMapping.ts';

const column = (name: string, texts: readonly string[]): ListColumn => ({
  ...{ name, filled: texts.length, blank: 0, distinct: new Set(texts).size },
  values: [...new Set(texts)].map((text) => ({ text, count: texts.filter((each) => each === text).length })),
});
const contentOf = (columns: Readonly<Record<string, readonly string[]>>): ListContent => ({
  ...{ encoding: 'windows-1252', delimiter: ';', sheet: null, sheets: [], skip_lines: 1, header_rows: 2, rows: 2 },
  merged: 0,
  columns: Object.entries(columns).map(([name, texts]) => column(name, texts)),
  first_lines: [],
});

const dutch = contentOf({
  Nr: ['1', '2'],
  Naam: ['PEETERS, Jan', 'MAES, Jozef'],
  Geslacht: ['M', 'V'],
  'Geboorte datum': ['4/7/1890', '13/2/1893'],
  'Geboorte plaats': ['Ieper', 'Yper'],
  Regiment: ['9e', '3e'],
  Overleden: ['1917-10-04', '28 sept. 1918'],
  'Overleden te': ['Passendale', 'Houthulst'],
  Kerkhof: ['Tyne Cot', 'Houthulst'],
  'Iets anders': ['x', 'y'],
});

test('guesses from headings and contents what the columns of a list say', () => {
  expect(guessPlan('Lijst Watou 1918.xlsx', dutch, 'nl')).toMatchObject({
    source: 'lijst-watou-1918',
    columns: {
      Nr: 'key',
      Naam: 'fullname',
      Geslacht: 'gender',
      'Geboorte datum': 'born',
      'Geboorte plaats': 'born_place',
      Regiment: 'regiment',
      Overleden: 'died',
      'Overleden te': 'died_place',
      Kerkhof: 'grave',
    },
    values: { gender: { M: 'male', V: 'female' } },
    dateOrder: 'dmy',
    victimType: 'military',
  });
});

test.each([
  [
    { Name: ['Smith'], 'First name': ['John'], 'Date of birth': ['12/31/1890'], 'Place of death': ['Ypres'] },
    { Name: 'familyname', 'First name': 'surname', 'Date of birth': 'born', 'Place of death': 'died_place' },
  ],
  [
    { Nom: ['Lefèvre'], Prénom: ['Jean'], 'Lieu de naissance': ['Lille'], Grade: ['soldat'] },
    { Nom: 'familyname', Prénom: 'surname', 'Lieu de naissance': 'born_place', Grade: 'rank' },
  ],
  [
    { Familienname: ['Müller'], Vorname: ['Hans'], Geburtsort: ['Köln'], gefallen: ['1917'] },
    { Familienname: 'familyname', Vorname: 'surname', Geburtsort: 'born_place', gefallen: 'died' },
  ],
  // What stands in a column outweighs its heading.
  [{ Geboren: ['Ieper', 'Watou'] }, { Geboren: 'born_place' }],
])('guesses the headings of %j', (columns, said) => {
  expect(guessPlan('x.csv', contentOf(columns), 'en').columns).toEqual(said);
});

test('a month that stands first is seen where a day beyond the twelfth follows it', () => {
  expect(guessPlan('x.csv', contentOf({ born: ['3/4/1890', '12/31/1890'] }), 'en').dateOrder).toBe('mdy');
  expect(guessPlan('x.csv', contentOf({ born: ['1890-12-31'] }), 'en').dateOrder).toBe('ymd');
});

test('a mapping that was written from a plan is read as that plan, and another one is left as it is', () => {
  const plan = {
    ...guessPlan('x.csv', dutch, 'nl'),
    country: 'BE',
    army: 'A.B.L.',
    meant: {
      ...nothingMeant,
      units: [
        {
          said: { army: 'A.B.L.', regiment: '9e', unit: '', unit_nr: '' },
          is: { army: 'A.B.L.', regiment: '9e Linieregiment', unit: '', unit_nr: '' },
        },
      ],
    },
  };
  const mapping = writeMapping(plan, dutch);
  expect(readPlan(mapping, dutch)).toEqual(plan);
  expect(readPlan({ ...mapping, skip: ['{Nr}'] }, dutch)).toBeNull();
});

describe.each([
  [
    'places',
    {
      Naam: ['Ieper', 'Watou'],
      Frans: ['Ypres', 'Watou'],
      Soort: ['gemeente', 'deelgemeente'],
      Provincie: ['West-Vlaanderen', 'West-Vlaanderen'],
      Lat: ['50.85', '50.86'],
      Lon: ['2.88', '2.62'],
    },
    {
      Naam: 'place_name',
      Frans: 'place_name_fr',
      Soort: 'place_type',
      Provincie: 'place_area2',
      Lat: 'place_lat',
      Lon: 'place_lon',
    },
  ],
  [
    'memorials',
    {
      Begraafplaats: ['Tyne Cot'],
      Soort: ['Militaire begraafplaats'],
      Gemeente: ['Passendale'],
      Adres: ['Vijfwegestraat'],
    },
    { Begraafplaats: 'memorial_name', Soort: 'memorial_type', Gemeente: 'memorial_place', Adres: 'memorial_address' },
  ],
  [
    'military-entities',
    { Brigade: ['3'], Division: ['1'], Regiment: ['9e Linie'], Bataljon: ['I'], Van: ['1914'], Tot: ['1918'] },
    {
      ...{
        Brigade: 'entity_brigade',
        Division: 'entity_division',
        Regiment: 'entity_regiment',
        Bataljon: 'entity_unit',
      },
      ...{ Van: 'entity_since', Tot: 'entity_until' },
    },
  ],
] as const)('a list of %s', (kind, columns, said) => {
  const content = contentOf(columns);
  const plan = { ...guessPlan('lijst.csv', content, 'nl', kind), country: kind === 'military-entities' ? '' : 'BE' };
  test('is guessed from its headings', () => expect(plan.columns).toEqual(said));
  test('has a mapping that is read as the plan it was written from', () => {
    const whole = { ...plan, army: kind === 'military-entities' ? 'A.B.L.' : '' };
    expect(readPlan(writeMapping(whole, content), content)).toEqual(whole);
  });
});
