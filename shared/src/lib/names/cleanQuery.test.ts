import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanQuery } from './cleanQuery.ts';
import { foldName, nameTokens } from './foldName.ts';

const wordsOf = (query: string): string => cleanQuery(query).words;

test('finds John MacDonald, who died in 1917, by "Pte. John Mc Donald 1917"', () => {
  const { folded, years, numbers } = cleanQuery('Pte. John Mc Donald 1917');
  const tokens = nameTokens({ surname: 'John', familyname: 'MacDonald' });
  expect(folded.every((word) => tokens.includes(word))).toBe(true);
  expect({ years, numbers }).toEqual({ years: [1917], numbers: [] });
});

test.each([
  ['van den berghe karel', ['Van den Berghe', 'Karel']],
  ['Karel Vanden Berghe', ['Karel', 'Vandenberghe']],
  ['Berghe, Karel van den', ['Van den Berghe', 'Karel']],
  ['Page, Alexander Spencer', ['Page', 'Alexander', 'Spencer']],
  ["d' Hondt Jan", ["D'Hondt", 'Jan']],
  ["'t Hooft", ["'t Hooft"]],
  ['William O Brien', ['William', "O'Brien"]],
  ['O Smith', ['O', 'Smith']],
  ['St-Pierre Louis', ['Saint-Pierre', 'Louis']],
  ['v.d. Berg', ['Berg']],
  ['George D.S. Bate', ['George', 'D', 'S', 'Bate']],
  ['Frederick O. Brian', ['Frederick', 'O', 'Brian']],
  ['Jean-Baptiste Dupont-Lebrun', ['Jean-Baptiste', 'Dupont-Lebrun']],
])('folds the names in "%s"', (query, names) => {
  expect(cleanQuery(query).folded).toEqual(names.map(foldName));
});

test('gives the names before folding, one for one', () => {
  expect(cleanQuery('Dr. William Van den Berghe').plain).toEqual(['william', 'vandenberghe']);
});

test.each([
  ['Sgt.-Maj. Verhaeghe', 'Verhaeghe'],
  ['L/Cpl Brown', 'Brown'],
  ['C.Q.M.S. Jones', 'Jones'],
  ['2nd Lt. James Smith', 'James Smith'],
  ['Lance Corporal John Smith', 'John Smith'],
  ['Pte.John Smith', 'John Smith'],
  ['Soldat 2e classe Dupont', 'Dupont'],
  ['Maréchal des logis Durand', 'Durand'],
  ['Sous-lieutenant Leroy', 'Leroy'],
  ['Korporaal De Smet', 'De Smet'],
  ['Mevr. Claes', 'Claes'],
  ['Kapt. Dr. Jan Janssens', 'Jan Janssens'],
  ['Inft. Hribernik', 'Hribernik'],
  ['ErsRes. Novak', 'Novak'],
  ['LstInft. Johann Novák', 'Johann Novák'],
  ['Zgsf. Kovač', 'Kovač'],
  ['Korp. TitZugsf. Žakelj', 'Žakelj'],
  ['EinjFreiwFeldw. Mayer', 'Mayer'],
  ['Lt. i. d. Res. Mayer', 'Mayer'],
  ['Oberleutnant Herr Müller', 'Müller'],
  ['John Smith V.C.', 'John Smith'],
  ['Smith DSO', 'Smith'],
  ['Maria Peeters née Claes', 'Maria Peeters Claes'],
])('leaves ranks and titles out of "%s"', (query, words) => {
  expect(wordsOf(query)).toBe(words);
});

test.each([
  'Major',
  'John Major',
  'Sergent Auguste',
  'Frère Jean',
  'Jäger Franz Josef',
  'König Franz',
  'De Koning',
  'Prince Albert',
  'Lance Smith',
  'Horn Josef',
  'Page Alexander',
  'Barnard M. C.',
])('keeps "%s", where the rank can only be the family name', (query) => {
  expect(wordsOf(query)).toBe(query);
});

test.each([
  ['Major Smith', 'Smith'],
  ['Major John Smith', 'John Smith'],
  ['John Smith Major', 'John Smith'],
  ['Smith, Major John', 'Smith John'],
  ['Major, John', 'Major John'],
  ['Company Sergeant Major Hill', 'Hill'],
  ['Captain E G James', 'E G James'],
  ['Captain John Thomas', 'John Thomas'],
  ['John Gunner', 'John Gunner'],
  ['Quarter Master Sergeant A Chapman', 'A Chapman'],
  ['The Rev. Robert Ker', 'Robert Ker'],
])('reads "%s" as %s', (query, words) => {
  expect(wordsOf(query)).toBe(words);
});

test.each(['Pte', 'Lt.', 'Sergeant Major', 'capt'])('never leaves nothing of "%s"', (query) => {
  expect(wordsOf(query)).not.toBe('');
});

test.each([
  ['109209', ['109209']],
  ['A/1234', ['A/1234']],
  ['12/3456', ['12/3456']],
  ['3/7851', ['3/7851']],
  ['432gg7', ['432GG7']],
  ['VR/98', ['VR/98']],
  ['109,209', ['109209']],
  ['L 12806', ['L12806']],
  ['No. 12', ['12']],
  ['service number 843', ['843']],
  ['17', ['17']],
])('reads the service number in "%s"', (query, numbers) => {
  expect(cleanQuery(query)).toEqual({ words: '', folded: [], plain: [], cores: [], years: [], numbers });
});

test.each([
  ['Peeters 1917', [1917]],
  ['Peeters 1914-1918', [1914, 1918]],
  ['Peeters 1914-18', [1914, 1918]],
  ['Peeters 31/7/1917', [1917]],
  ['born 1895 Peeters † 1917', [1895, 1917]],
  ['Peeters (1895-1917)', [1895, 1917]],
  ['Peeters gesneuveld in 1918', [1918]],
])('reads the years in "%s"', (query, years) => {
  expect(cleanQuery(query)).toMatchObject({ words: 'Peeters', years, numbers: [] });
});

test.each(['1799', '1951', '2024'])('takes %s for a number, not for a year of the war generation', (digits) => {
  expect(cleanQuery(digits)).toMatchObject({ years: [], numbers: [digits] });
});

test.each(['"De Smet"', 'De Sme*t', '(De Smet)', 'De Smet?', '  De\tSmet  ', '-De +Smet', '‘De Smet’', 'De S[m]et%'])(
  'reads De Smet in %s',
  (query) => {
    expect(wordsOf(query)).toBe('De Smet');
  },
);

test('answers for any text', () => {
  const pieces = fc.constantFrom(
    'Pte. ',
    'Major ',
    ', ',
    'van den ',
    "O' ",
    '1917 ',
    'A/1234 ',
    '* ',
    '"',
    'Smith ',
    '\ud800',
  );
  const anyQuery = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(anyQuery, (query) => {
      const { words, folded, plain, years } = cleanQuery(query);
      expect(words).not.toMatch(/^\s|\s\s|\s$|["*?]/);
      expect(folded).toHaveLength(plain.length);
      expect(folded).not.toContain('');
      expect(years.every((year) => year >= 1800 && year <= 1950)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('finds every person by their own names typed in full', () => {
  const name = fc.constantFrom(
    "D'Hondt",
    'Van de Velde',
    'Smith',
    'Mc Donald',
    'Kovačič',
    'Jean-Baptiste',
    'J. M.',
    'Élie',
  );
  fc.assert(
    fc.property(name, name, (familyname, surname) => {
      const tokens = nameTokens({ familyname, surname });
      for (const word of cleanQuery(`${surname} ${familyname}`).folded) expect(tokens).toContain(word);
    }),
  );
});

test.each([
  ['aaaa', ['aaaa']],
  ['jjjjj novak', ['jjjjj', 'novak']],
  ['a'.repeat(300), ['a'.repeat(300)]],
  // Folding leaves a third and more of any name.
  ['tschetsch', ['cec']],
  ['ann', ['an']],
])('letters typed over and over are not one letter: %s', (query, folded) => {
  expect(cleanQuery(query).folded).toEqual(folded);
});

test('reads a very long text quickly and only its beginning', () => {
  expect(cleanQuery('a '.repeat(100_000)).folded).toHaveLength(24);
  expect(cleanQuery('a'.repeat(100_000)).words).toHaveLength(300);
});
