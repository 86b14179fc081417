import { describe, expect, test } from 'vitest';
import { noValues, type PersonalValues } from './PersonalValues.ts';
import { digestsOf, erasedMark, ValueMatcher } from './ValueMatcher.ts';

const key = Buffer.alloc(32, 1);
const matcherOf = (values: Partial<PersonalValues>) =>
  new ValueMatcher(key, digestsOf(key, { ...noValues, ...values }));

describe('a telephone number', () => {
  const matcher = matcherOf({ phones: ['057 31 27 46'] });

  test.each([
    '057/31.27.46',
    '+32 57 31 27 46',
    '0032 (0)57 31 27 46',
    '057 31–27–46',
    '057‑31‑27‑46',
    '057,31,27,46',
    '０57 31 27 46',
  ])('is found as %s', (written) => {
    expect(matcher.erase(`Bel ${written} na de middag`)).toBe(`Bel ${erasedMark} na de middag`);
  });

  test('is found without its country where it was given with it, and the other way round', () => {
    expect(matcherOf({ phones: ['+32 57 31 27 46'] }).isPhone('057 31 27 46')).toBe(true);
    expect(matcherOf({ phones: ['0032 57 31 27 46'] }).isPhone('+32 (0)57 31 27 46')).toBe(true);
    expect(matcherOf({ phones: ['12 34 56 78'] }).isPhone('12345678')).toBe(true);
  });

  test('takes no years and figures along that end like it', () => {
    const years = matcherOf({ phones: ['06 1914 1918'] });
    const decorations = 'Oorlogskruis 1914-1918, Croix de guerre (10/1914 - 1918), nr. 1914 1918';
    expect(years.erase(decorations)).toBe(decorations);
    expect(years.isPhone('+31 6 1914 1918')).toBe(true);
  });
});

test.each([
  'Jan Piet De Smetkens',
  'De Smetkens Jan Piet',
  'De Smetkens, Jan Piet',
  'Jan_Piet_De_Smetkens',
  'Jan-Piet de Smetkens',
  'Jan\u200b Piet De Smetkens',
])('a name of four words is found as %s', (written) => {
  expect(matcherOf({ names: ['Jan Piet De Smetkens'] }).erase(`Van ${written} zelf`)).toBe(`Van ${erasedMark} zelf`);
});

test('a name is found with and without the nickname in it', () => {
  const matcher = matcherOf({ names: ['Jean-Baptiste “Tist” Van den Broek'] });
  expect(matcher.isName('Jean-Baptiste Van den Broek')).toBe(true);
  expect(matcher.isName('Van den Broek Jean-Baptiste')).toBe(true);
  expect(matcherOf({ names: ['Jean-Baptiste Van den Broek'] }).isName('Jean-Baptiste (Tist) Van den Broek')).toBe(true);
  expect(matcher.isName('Jean Van den Broek')).toBe(false);
});

test.each([
  ["'jan.desmetkens@kanarie.example'", `'${erasedMark}'`],
  ['jan.desmetkens@kanarie.example.Dank u', `${erasedMark}.Dank u`],
  ['jan.desmetkens+archief@kanarie.example', erasedMark],
  ['Jan.DeSmetkens@Kanarie.Example', erasedMark],
  ['an.jan.desmetkens@kanarie.example', 'an.jan.desmetkens@kanarie.example'],
])('a mail address is found in %s', (written, left) => {
  expect(matcherOf({ emails: ['jan.desmetkens@kanarie.example'] }).erase(written)).toBe(left);
});
