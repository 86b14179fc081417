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
  ['/publicsearch', 'public'],
  ['/publicsearch/text=kiosk', 'public'],
  ['/museum/publicsearch/search', 'public'],
  ['/kiosk', 'kiosk'],
  ['/kiosk/1', 'kiosk'],
  ['/kiosks', 'staff'],
] as const)('%s belongs to the %s app [STACK-15]', (path, app) => {
  expect(appOfPath(path)).toBe(app);
});

test('a kiosk has a number from 1 to 4, or shows the pair', () => {
  expect(['/kiosk', '/kiosk/1', '/kiosk/4/', '/kiosk/pair'].every(isKioskPath)).toBe(true);
  expect(['/kiosk/5', '/kiosk/x', '/kiosk/1/2'].some(isKioskPath)).toBe(false);
});
