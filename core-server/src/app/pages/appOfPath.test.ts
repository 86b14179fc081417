import { expect, test } from 'vitest';
import { appOfPath, isKioskPath } from './appOfPath.ts';

test.each([
  ['/', 'staff'],
  ['/persons', 'staff'],
  ['/persons/search', 'staff'],
  ['/search', 'public'],
  ['/Search/text=a', 'public'],
  ['/person/_id=1', 'public'],
  ['/persons/1', 'staff'],
  ['/project/1', 'public'],
  ['/public/key_locations/1', 'public'],
  ['/keys', 'public'],
  ['/s/K7WX3Q', 'public'],
  ['/p/K7WX3Q', 'public'],
  ['/publicsearch', 'public'],
  ['/publicsearch/text=kiosk', 'public'],
  ['/museum/publicsearch/search', 'public'],
  ['/kiosk', 'kiosk'],
  ['/kiosk/1', 'kiosk'],
  ['/kiosks', 'staff'],
] as const)('%s belongs to the %s app [STACK-15]', (path, app) => {
  expect(appOfPath(path)).toBe(app);
});

test('a kiosk has a number from 1 to 4 and its screens, or shows the pair [KIOSK-07]', () => {
  expect(['/kiosk', '/kiosk/1', '/kiosk/4/', '/kiosk/pair', '/kiosk/2/stories'].every(isKioskPath)).toBe(true);
  for (const screen of ['story', 'person']) {
    expect(isKioskPath(`/kiosk/3/${screen}/0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f`)).toBe(true);
  }
  expect(['/kiosk/5', '/kiosk/x', '/kiosk/1/2'].some(isKioskPath)).toBe(false);
});
