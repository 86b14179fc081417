import { expect, test } from 'vitest';
import { kioskOfAddress } from './kioskOfAddress.ts';

test.each([
  ['/kiosk/3', '', 3],
  ['/kiosk/4/story/0190d3a4', '?step=2', 4],
  ['/kiosk/pair', '?story1=a&story2=b&kiosk=2', 2],
  ['/kiosk/pair', '?story1=a&story2=b', 1],
  ['/kiosk', '', null],
  ['/kiosk/7', '', null],
  ['/kiosk/17/stories', '', null],
])('the address %s%s is that of kiosk %s [KIOSK-01, KIOSK-07]', (pathname, search, kiosk) => {
  expect(kioskOfAddress(pathname, search)).toBe(kiosk);
});
