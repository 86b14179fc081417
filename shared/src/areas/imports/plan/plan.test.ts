import { describe, expect, test } from 'vitest';
import type { ListColumn, ListContent } from '../importList.ts';
import { nothingMeant } from '../meant/meantNames.ts';
import { dateFormOf, orderDoubt } from './dateOrders.ts';
import { guessPlan } from './guessPlan.ts';
import { isTargetOf, type ListKind, listKinds, type TargetId, targetIds } from './importTargets.ts';
import { takesArmy, takesCountry } from './planTakes.ts';
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

test.each([
  ['13/2/1893', 'dmy'],
  ['2/13/1893', 'mdy'],
  ['3/27/16', 'mdy'],
  ['4/7/1890', 'either'],
  ['1890-12-31', 'ymd'],
  // The same day either way, and none at all.
  ['7/7/1917', null],
  ['13/45/1917', null],
  ['28 sept. 1918', null],
])('%s can be read as %s', (text, form) => {
  expect(dateFormOf(text)).toBe(form);
});

test('the order of dates is that for which most speak which fit only one', () => {
  const orderOf = (texts: readonly string[]) => guessPlan('x.csv', contentOf({ born: texts }), 'en').dateOrder;
  expect(orderOf(['3/4/1890', '12/31/1890'])).toBe('mdy');
  expect(orderOf(['3/4/1890', '31/12/1890'])).toBe('dmy');
  // A misprint that fits neither order says nothing.
  expect(orderOf(['13/45/1917', '3/27/1916', '6/4/1916'])).toBe('mdy');
  expect(orderOf(['1890-12-31'])).toBe('ymd');
});

test('dates of the other order, and dates that do not tell theirs, are pointed out', () => {
  const doubtOf = (texts: readonly string[], more = {}) => {
    const content = contentOf({ born: texts });
    return orderDoubt({ ...guessPlan('x.csv', content, 'en'), ...more }, content);
  };
  expect(doubtOf(['3/4/1890', '12/31/1890'])).toBeNull();
  expect(doubtOf(['3/4/1890', '12/31/1890'], { dateOrder: 'dmy' })).toEqual({
    ...{ why: 'other', count: 1, sample: '12/31/1890' },
  });
  expect(doubtOf(['27/3/1890', '28/3/1890', '12/31/1890'])).toEqual({ why: 'other', count: 1, sample: '12/31/1890' });
  expect(doubtOf(['3/4/1890', '5/6/1890'])).toEqual({ why: 'either', count: 2, sample: '3/4/1890' });
});

test('of a list that says nothing of deaths nobody is guessed to have died; its name or heading may say so', () => {
  const wounded = contentOf({ Naam: ['PEETERS, Jan'], Gewond: ['1917'], Leeftijd: ['19'] });
  const plan = guessPlan('gewonden.csv', wounded, 'nl');
  expect(plan).toMatchObject({ fate: 'unknown', columns: { Naam: 'fullname', Gewond: 'injured' } });
  expect(plan.columns).not.toHaveProperty('Leeftijd');
  expect(guessPlan('Gesneuvelden van Watou.csv', wounded, 'nl').fate).toBe('fallen');
});

test.each([
  [{ nom_et_prenoms: ['ADONEL / Henri', 'ANSELME / Léon'] }, { nom_et_prenoms: 'fullname' }],
  [{ Naam: ['PEETERS Jan', 'MAES Jozef'] }, { Naam: 'fullname' }],
  [
    { deces: ['1917'], genre_de_mort: ['tué à l’ennemi'] },
    { deces: 'died', genre_de_mort: 'death_reason' },
  ],
  [
    { naissance: ['le 27 mai 1896 / à Anzin (Nord)', 'mars 1915 / à Lille'], deces: ['Ieper, 3 mei 1915'] },
    { naissance: 'born_both', deces: 'died_both' },
  ],
  [
    { reg_number: ['1'], former_corps: ['Militia'], next_of_kin: ['Smith, Mrs.'], next_of_kin_address: ['Leeds'] },
    { reg_number: 'service_number', next_of_kin: 'description' },
  ],
  [{ Cemetary: ['Tyne Cot'] }, { Cemetary: 'grave' }],
  [{ place_today_country: ['SI'] }, {}],
])('guesses the headings of %j by what stands under them', (columns, said) => {
  expect(guessPlan('x.csv', contentOf(columns), 'en').columns).toEqual(said);
});

test('the language of a list is that of its texts, else of its headings, else of its reader', () => {
  const languageIn = (columns: Readonly<Record<string, readonly string[]>>) =>
    guessPlan('x.csv', contentOf(columns), 'nl').language;
  expect(languageIn({ id: ['tué à l’ennemi par un éclat', 'mort des suites de ses blessures'] })).toBe('fr');
  expect(languageIn({ Vorname: ['A'], Nachname: ['B'] })).toBe('de');
  expect(languageIn({ x: ['A'] })).toBe('nl');
});

test('a list of which only some have a rank says of nobody else that he was a soldier', () => {
  const few = contentOf({ Naam: ['A, B', 'C, D'], Rang: ['Sdt', '?'] });
  expect(guessPlan('x.csv', few, 'nl').victimType).toBe('unknown');
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

test.each([
  ['fallen', { Naam: 'familyname' }],
  ['survivors', { Naam: 'familyname', Overleden: 'died' }],
  ['unknown', { Naam: 'familyname' }],
  ['unknown', { Naam: 'familyname', Overleden: 'died', Kerkhof: 'grave' }],
  ['unknown', { Overleden: 'died_both', 'Geboorte plaats': 'born_both', 'Geboorte datum': 'born' }],
  // A place of which only the land or the province is said.
  ['unknown', { Naam: 'familyname', 'Geboorte plaats': 'born_country' }],
  ['unknown', { 'Geboorte plaats': 'born_area', Regiment: 'born_country' }],
  ['unknown', { 'Geboorte plaats': 'born_place', Nr: 'born_area', Regiment: 'born_country' }],
] as const)('a plan of a list of %s with %j is read from its mapping', (fate, columns) => {
  const plan = { ...guessPlan('x.csv', dutch, 'nl'), fate, columns, values: {} };
  expect(readPlan(writeMapping(plan, dutch), dutch)).toEqual(plan);
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

const usualLists: Readonly<Record<ListKind, ListContent>> = {
  persons: dutch,
  places: contentOf({ Naam: ['Ieper'], Frans: ['Ypres'], Provincie: ['West-Vlaanderen'], Lat: ['50.85'] }),
  memorials: contentOf({ Begraafplaats: ['Tyne Cot'], Gemeente: ['Passendale'], Adres: ['Vijfwegestraat'] }),
  'military-entities': contentOf({ Division: ['1'], Regiment: ['9e Linie'], Van: ['1914'], Tot: ['1918'] }),
};

test.each(listKinds)('what is guessed of a usual list of %s is read from the mapping that it gives', (kind) => {
  const content = usualLists[kind];
  const plan = guessPlan('lijst.csv', content, 'nl', kind);
  expect(Object.keys(plan.columns).length).toBeGreaterThan(2);
  expect(readPlan(writeMapping(plan, content), content)).toEqual(plan);
});

/** What says nothing without other columns. */
const saidBeside: Partial<Record<TargetId, Readonly<Record<string, TargetId>>>> = {
  ...{ memorial_area: { y: 'memorial_place' }, memorial_country: { y: 'memorial_place' } },
  entity_since: { y: 'entity_regiment', z: 'entity_division' },
  entity_until: { y: 'entity_regiment', z: 'entity_division' },
};

test.each(targetIds)('a column that says %s is read from the mapping that it gives', (id) => {
  const content = contentOf({ x: ['1'], y: ['2'], z: ['3'] });
  const kind = listKinds.find((each) => isTargetOf(id, each)) as ListKind;
  const columns = { x: id, ...saidBeside[id] };
  const plan = { ...guessPlan('lijst.csv', content, 'nl', kind), columns, values: {} };
  expect(readPlan(writeMapping(plan, content), content)).toEqual(plan);
});

test.each([
  [{ Naam: 'familyname' }, false, false],
  [{ Naam: 'familyname', 'Geboorte plaats': 'born_place', Regiment: 'regiment' }, true, true],
  [{ 'Geboorte plaats': 'born_place', Naam: 'born_country', Regiment: 'army' }, false, false],
  [{ 'Geboorte plaats': 'born_both' }, true, false],
] as const)(
  'of %j a country and an army for all are asked only where the mapping keeps them',
  (columns, country, army) => {
    const plan = { ...guessPlan('x.csv', dutch, 'nl'), columns, values: {}, country: 'BE', army: 'A.B.L.' };
    expect([takesCountry(plan), takesArmy(plan)]).toEqual([country, army]);
    const kept = readPlan(writeMapping(plan, dutch), dutch);
    expect([kept?.country === 'BE', kept?.army === 'A.B.L.']).toEqual([country, army]);
  },
);
