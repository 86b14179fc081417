import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeText } from './normalizeText.ts';

test.each([
  ['Van den BERGHE', 'van den berghe'],
  ['Désiré Hélène', 'desire helene'],
  ['Müller', 'muller'],
  ['Weiß STRAẞE', 'weiss strasse'],
  ['Søren Łukasz Đorđe', 'soren lukasz dorde'],
  ['Þór Æthelred Œuvre', 'thor aethelred oeuvre'],
  ['Žakelj Košmerlj Kovačić', 'zakelj kosmerlj kovacic'],
  ['ĲSSELSTEIN ﬁeld', 'ijsselstein field'],
  ['İstanbul ılgaz', 'istanbul ilgaz'],
])('compares %s as %s', (text, form) => {
  expect(normalizeText(text)).toBe(form);
});

test.each(["O'Brien", 'O’Brien', 'O‘Brien', 'O´Brien', 'O`Brien', 'Oʼ Brien'.replace(' ', '')])(
  'sees one apostrophe in %s',
  (name) => {
    expect(normalizeText(name)).toBe("o'brien");
  },
);

test.each(['1914–1918', '1914—1918', '1914‑1918', '1914−1918', '1914-1918'])('sees one dash in %s', (years) => {
  expect(normalizeText(years)).toBe('1914-1918');
});

test('brings white space of every kind to single blanks', () => {
  expect(normalizeText(' \tVan\u00a0den \r\n  Berghe\u2003\u0085')).toBe('van den berghe');
});

test('drops what nobody sees', () => {
  expect(normalizeText('De\u200b Sm\u00ade\u0000t\u200f\ufeff \ud83d')).toBe('de smet');
});

test('keeps other scripts readable, without their optional marks', () => {
  expect(normalizeText('ИВАНОВ Пётр')).toBe('иванов петр');
  expect(normalizeText('Παπαδόπουλος')).toBe('παπαδοπουλοσ');
  expect(normalizeText('שָׁלוֹם')).toBe('שלום');
  expect(normalizeText('सिंह')).toBe('सिंह');
});

test('changes nothing the second time, for every character in use', () => {
  for (let code = 0; code <= 0x323af; code++) {
    const once = normalizeText(`a${String.fromCodePoint(code)}b`);
    if (normalizeText(once) !== once) expect.fail(`U+${code.toString(16)} gives ${once}`);
  }
});

test('changes nothing the second time, for any text', () => {
  const codeUnits = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
  const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), codeUnits);
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normalizeText(text);
      expect(normalizeText(once)).toBe(once);
      expect(once).not.toMatch(/^\s|\s$|\s\s|[\p{Cc}\p{Cs}\u200b-\u200f\ufeff]/u);
    }),
    { numRuns: 2000 },
  );
});

test('reads upper and lower case alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abzéèüñçšžčłøœ '-") }), (text) => {
      expect(normalizeText(text.toUpperCase())).toBe(normalizeText(text));
    }),
  );
});
