import { describe, expect, test } from 'vitest';
import { likeness } from './likeness.ts';
import { cleanCell } from './RowContext.ts';
import { readAge } from './readAge.ts';
import { readCountry } from './readCountry.ts';
import { readFlag } from './readFlag.ts';
import { stripLeaders, stripNoise } from './stripNoise.ts';

test.each([
  ['Canada...', 'Canada'],
  ['England..,', 'England'],
  ['. [Canada.', 'Canada'],
  ['Nil.;;.......', 'Nil'],
  ['(’anada', 'anada'],
  ['Newcastle-on-Tyne (Northumberland)', 'Newcastle-on-Tyne (Northumberland)'],
])('takes the noise of print off %s', (given, text) => expect(stripNoise(given)).toBe(text));

test.each([
  ['Captain. . ..', 'Captain'],
  ['Inft.', 'Inft.'],
  ['Lt. i. d. Res.', 'Lt. i. d. Res.'],
  ['L.-Corporal...', 'L.-Corporal'],
])('takes leader dots off %s and leaves abbreviations', (given, text) => expect(stripLeaders(given)).toBe(text));

test.each([
  ['19', 19],
  ['19 ans', 19],
  ['2 ans 3 mois', 2],
  ['30 Jahre', 30],
  ['about 25', 25],
  ['3 months', 0],
  ['volwassen', null],
])('reads the age %s as %s', (text, age) => expect(readAge(text)).toBe(age));

test.each([
  ['BE', 'BE'],
  ['fra', 'FR'],
  ['België', 'BE'],
  ['Allemagne', 'DE'],
  ['Österreich', 'AT'],
  ['Rußland.', 'RU'],
  ['U.S.A.', 'US'],
  ['Scotland', 'GB'],
  ['Krain', null],
])('reads the country %s as %s', (text, code) => expect(readCountry(text)).toBe(code));

test('reads yes and no in four languages, and nothing else', () => {
  expect(['ja', 'oui', 'Yes', 'x', '1'].map(readFlag)).toEqual([true, true, true, true, true]);
  expect(['nee', 'non', 'No', 'nein', '0'].map(readFlag)).toEqual([false, false, false, false, false]);
  expect(readFlag('misschien')).toBeUndefined();
});

describe('likeness', () => {
  test('is high for one name in two languages, low for another word', () => {
    for (const [a, b] of [
      ['Brugge', 'Bruges'],
      ['Vilvoorde', 'Vilvorde'],
      ['St.-Jozef', 'Saint-Joseph'],
    ] as const) {
      expect(likeness(a, b), `${a} ${b}`).toBeGreaterThan(0.34);
    }
    for (const [a, b] of [
      ['Vla', 'Crème dessert'],
      ['Ham', 'Jambon'],
      ['Rille', 'Crevasse lunaire'],
    ] as const) {
      expect(likeness(a, b), `${a} ${b}`).toBeLessThan(0.34);
    }
  });
});

test('cleans cells of what nobody sees and keeps line ends', () => {
  expect(cleanCell('  Van\u00a0den   Berghe\u200b ')).toBe('Van den Berghe');
  expect(cleanCell('een\r\ntwee \n drie')).toBe('een\ntwee\ndrie');
  expect(cleanCell('De\u0301sire\u0301')).toBe('Désiré');
});
