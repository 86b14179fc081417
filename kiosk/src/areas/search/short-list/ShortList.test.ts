import {
  type ShortName,
  shortNameKeys,
  shortNamePrefix,
  writeFamily,
  writePerson,
} from '@salient/shared/areas/kiosk-content/shortNames.ts';
import { expect, test } from 'vitest';
import { ShortList } from './ShortList.ts';

const idOf = (n: number) => `0190d3a4-1c5e-7b2a-9f00-${String(n).padStart(12, '0')}`;
const persons: ShortName[] = [
  ['Karel', 'Van den Berghe', 1890, 1917],
  ['Marie', 'Van den Berghe', null, 1915],
  ['Jan', 'De Smedt', 1888, null],
  ['William', 'McGee', 1896, 1917],
  ['Émile', 'Christiaens', 1891, 1916],
  ['Jules', 'Dupont-De Smet', 1880, 1914],
  ['Karel', 'Vandenbroucke', 1890, 1918],
  ['Anna', 'Schram', 1901, 1915],
  ['Piet', 'Serruys', 1895, 1917],
  ['Ann', 'Pearson', 1890, 1916],
  ['Jan', 'Peeters', 1890, 1914],
  ['Jan', 'Peetersen', 1890, 1914],
  ['Jan', 'Peters', 1890, 1914],
].map(
  ([surname, familyname, born_year, died_year], n) =>
    ({ id: idOf(n), surname, familyname, born_year, died_year }) as ShortName,
);

const chunks = new Map<string, string>();
for (const person of persons) {
  for (const prefix of new Set(shortNameKeys(person.familyname).map(shortNamePrefix))) {
    chunks.set(prefix, (chunks.get(prefix) ?? '') + writeFamily(person.familyname) + writePerson(person));
  }
}
const opened: string[] = [];
const list = new ShortList(
  { date: '2026-07-31', persons: persons.length, prefixes: [...chunks.keys()] },
  async (prefix) => {
    opened.push(prefix);
    return chunks.get(prefix) ?? '';
  },
);
const find = async (text: string) =>
  (await list.find(text, 10)).rows.map(({ surname, familyname }) => `${familyname}, ${surname}`);

test.each([
  ['mcg', ['McGee, William']],
  ['Mac Gee', ['McGee, William']],
  ['berg', ['Van den Berghe, Karel', 'Van den Berghe, Marie']],
  ['vandenb', ['Van den Berghe, Karel', 'Van den Berghe, Marie', 'Vandenbroucke, Karel']],
  ['van den berghe karel', ['Van den Berghe, Karel']],
  ['kar vandenb', ['Van den Berghe, Karel', 'Vandenbroucke, Karel']],
  ['de smed', ['De Smedt, Jan']],
  ['desmet', ['De Smedt, Jan', 'Dupont-De Smet, Jules']],
  ['chri', ['Christiaens, Émile']],
  ['kristiaens emile', ['Christiaens, Émile']],
  ['vandenberghe 1915', ['Van den Berghe, Marie']],
  ['sch', ['Schram, Anna']],
  ['claes', []],
  ['', []],
])('%s finds %j', async (text, names) => {
  expect((await find(text)).sort()).toEqual([...names].sort());
});

test.each([
  ['pee', ['Peeters', 'Peetersen', 'Pearson', 'Peters']],
  ['peeters', ['Peeters', 'Peters', 'Peetersen']],
  ['peters', ['Peters', 'Peeters', 'Peetersen']],
  ['van den berghe', ['Van den Berghe', 'Van den Berghe']],
])('%s finds the best match of the last name first: %j [K17]', async (text, families) => {
  expect((await list.find(text, 10)).rows.map(({ familyname }) => familyname)).toEqual(families);
});

test('a person comes back as written, whole names before those that only begin so', async () => {
  expect(await list.find('van den berghe', 1)).toEqual({
    ...{ rows: [persons[0]], total: 2 },
    ...{ date: '2026-07-31', persons: persons.length },
  });
});

test('only the chunks are read that can hold what is typed', async () => {
  opened.length = 0;
  await list.find('dup', 10);
  expect(opened).toEqual(['du']);
});
