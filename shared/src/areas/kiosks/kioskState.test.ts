import { expect, test } from 'vitest';
import { silentAfterMs } from './kioskReport.ts';
import { type KioskSigns, type KioskState, kioskStateOf } from './kioskState.ts';

const running: KioskSigns = { isPaired: true, silentMs: 1_000, isOpen: true, screen: 'attract' };

test.each<[Partial<KioskSigns>, KioskState]>([
  [{}, 'running'],
  [{ isPaired: false, silentMs: null, screen: null }, 'unpaired'],
  [{ screen: 'menu' }, 'in_use'],
  [{ screen: 'reading' }, 'in_use'],
  [{ screen: 'warned' }, 'in_use'],
  [{ screen: 'dark' }, 'dark'],
  [{ silentMs: silentAfterMs }, 'running'],
  [{ silentMs: silentAfterMs + 1 }, 'silent'],
  [{ silentMs: null, screen: null }, 'silent'],
  // Nobody misses a kiosk at night; one that is used then is told of all the same.
  [{ isOpen: false, silentMs: silentAfterMs + 1 }, 'closed'],
  [{ isOpen: false, screen: 'dark' }, 'closed'],
  [{ isOpen: false, screen: 'reading' }, 'in_use'],
])('signs %o are: %s [beyond 10]', (signs, state) => {
  expect(kioskStateOf({ ...running, ...signs })).toBe(state);
});
