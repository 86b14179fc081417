import { expect, test } from 'vitest';
import { staysInside } from './contain.ts';

const base = 'https://museum.example/kiosk/2/stories';

test.each([
  ['/kiosk/2', true],
  ['story/1', true],
  ['?step=2', true],
  ['/kiosk', true],
  ['/kiosks', false],
  ['/login', false],
  ['../../login', false],
  ['https://museum.example/public/keys', false],
  ['https://elsewhere.example/kiosk/1', false],
  ['mailto:a@b.example', false],
  ['tel:+3257', false],
  ['javascript:alert(1)', false],
  ['https://', false],
])('a link to %s stays in the kiosk: %s [KIOSK-15]', (href, stays) => {
  expect(staysInside(href, base)).toBe(stays);
});
