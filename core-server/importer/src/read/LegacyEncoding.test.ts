import iconv from 'iconv-lite';
import { expect, test } from 'vitest';
import { LegacyCounter } from './LegacyEncoding.ts';

const french = "tué à l'ennemi par un éclat d'obus; le 5 août 1889; blessé à Mesnil-lès-Hurlus; Zoé Lefèvre, né à Noël";
const slovene = 'Jože Vidmar; Škofja Loka; Čatež; Župančič; Kranjska Gora; Müller, gefallen';

test.each([
  ['windows-1252', french],
  ['macroman', french],
  ['cp850', french],
  ['windows-1250', slovene],
  ['windows-1252', 'WIEËRS, ZOË; RENÉ; FRANÇOIS'],
  ['windows-1252', 'Müller; Köln; Straße; Österreich'],
  ['windows-1252', 'Zoë Daniël'],
] as const)('%s is told by the letters of %s', (encoding, text) => {
  const counter = new LegacyCounter();
  counter.add(iconv.encode(text, encoding));
  expect(counter.end()).toBe(encoding);
});
