import fc from 'fast-check';
import { expect, test } from 'vitest';
import { familyNameTokens, foldName, givenNameTokens, nameTokens } from './foldName.ts';
import { differentNames, listPairs, sameNames } from './nameVariants.fixture.ts';

const anyName = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzäöüßéčšž '’-.()") }),
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.constantFrom('van', 'den', 'de', 'Mc', "d'", "M'", 'tsch', 'ck', 'Berghe', 'x', '-', ' '), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
);

test.each([
  ['Van den Berghe', 'VANDENBERGHE'],
  ['De Smedt', 'Desmet'],
  ["D'Hondt", 'Dhondt'],
  ['Müller', 'Mueller'],
  ['Mac Donald', 'M’Donald'],
  ['McGuire', 'Maguire'],
  ['McIntosh', 'Mackintosh'],
  ['O’Brien', 'O Brien'],
  ['St. Clair', 'Saint-Clair'],
  ["van 't Hof", "Van't Hof"],
  ['Hendrickx', 'Hendrix'],
  ['Kovačič', 'Kovatschitsch'],
  ['Djordjević', 'Đorđević'],
  ['Meyer', 'Mayr'],
  ['DE(S)CAMPS', 'Descamps'],
  ['Berghe (Van den)', 'Vandenberghe'],
  ['Smet, De', 'De Smet'],
])('folds %s and %s to one word', (one, other) => {
  expect(foldName(one)).toBe(foldName(other));
});

test.each([
  ['Lowe', 'Love'],
  ['McKee', 'Macé'],
  ["M'Baye", 'MacBaye'],
  ['O. Smith', "O'Smith jr"],
  ['Koch', 'Kock'],
  ['Shepherd', 'Sheferd'],
])('keeps %s and %s apart', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other));
});

test('folds a text without letters to nothing', () => {
  expect(['', ' ', '?', '-', "'", '\u200b', '😀'].map(foldName)).toEqual(['', '', '', '', '', '', '']);
});

test('keeps names in other scripts', () => {
  expect(foldName('Иванов')).toBe('иванов');
  expect(foldName('Παπαδόπουλος')).toBe('παπαδοπουλοσ');
});

test('finds a family name with its particles, without them, and by each part', () => {
  expect(familyNameTokens('Van den Berghe')).toEqual(['vandenberg', 'berg']);
  expect(familyNameTokens('Vandenberghe')).toEqual(['vandenberg', 'berg']);
  expect(familyNameTokens('Dupont-De Smet')).toEqual(['dupontdesmet', 'dupont', 'desmet', 'smet']);
  expect(familyNameTokens('Knox Gore')).toEqual(['knoksgore', 'knoks', 'gore']);
  expect(familyNameTokens('v. d. Heyden')).toEqual(['haiden']);
});

test('drops O and Mac where they are seen to be prefixes', () => {
  expect(familyNameTokens("O'Sullivan")).toContain('sulivan');
  expect(familyNameTokens('McDonald')).toContain('donald');
  expect(familyNameTokens('MacDonald')).toContain('donald');
  expect(familyNameTokens('Mackel')).toEqual(['makel']);
});

test('takes two names of one person apart', () => {
  expect(familyNameTokens('Kohej auch Kogej')).toEqual(['kohejkogej', 'kohej', 'kogej']);
  expect(familyNameTokens('Hudon dit Beaulieu')).toContain('beaulieu');
  expect(familyNameTokens('Frelich (Fröhlich?)')).toEqual(['frelichfrohlich', 'frelich', 'frohlich']);
});

test('finds first names together and each', () => {
  expect(givenNameTokens('Jean-Baptiste')).toEqual(['jeanbaptiste', 'jean', 'baptiste']);
  expect(givenNameTokens('J.M.')).toEqual(['jm', 'j', 'm']);
  expect(givenNameTokens('Harold St. Clair')).toContain(foldName('St Clair'));
});

test('lists the tokens of a person once each, family names first', () => {
  const tokens = nameTokens({
    familyname: 'De Smedt',
    surname: 'Jan Baptist',
    alternative_familynames: ['Desmet', 'Smet'],
    alternative_surnames: ['Jean-Baptiste', 'Jan'],
  });
  expect(tokens).toEqual(['desmet', 'smet', 'janbaptist', 'jan', 'baptist', 'jeanbaptiste', 'jean', 'baptiste']);
});

test('makes do with any part of a name missing', () => {
  expect(nameTokens({})).toEqual([]);
  expect(
    nameTokens({ familyname: null, surname: '', alternative_familynames: null, alternative_surnames: [] }),
  ).toEqual([]);
});

test('folds a folded name to itself, whatever it was', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const folded = foldName(name);
      expect(foldName(folded)).toBe(folded);
      expect(folded).not.toMatch(/[\s'’()-]/u);
    }),
    { numRuns: 3000 },
  );
});

test('finds every name by its own fold', () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const folded = foldName(name.replace(/\b(?:dite?|alias|auch|statt|recte|vulgo|genannt)\b/giu, ''));
      if (folded !== '') expect(familyNameTokens(name)).toContain(folded);
    }),
  );
});

test('finds nearly every name while it is still being typed', () => {
  const names = [...listPairs(sameNames), ...listPairs(differentNames)].flatMap(({ one, other }) => [one, other]);
  const beginnings = names
    .filter((name) => /^\p{L}+$/u.test(name))
    .flatMap((name) => Array.from({ length: name.length - 3 }, (_, more) => [name, name.slice(0, 3 + more)] as const));
  const found = beginnings.filter(([name, beginning]) => foldName(name).startsWith(foldName(beginning)));
  expect(found.length / beginnings.length).toBeGreaterThan(0.93);
});
