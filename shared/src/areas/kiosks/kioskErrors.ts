import { defineErrors } from '../../lib/contract/defineErrors.ts';

export const kioskErrors = defineErrors({
  /** The pairing code never was, was used, or has expired. */
  pairingCodeNotGood: { code: 2301 },
  /** The device secret was revoked, or another device was paired since. */
  deviceNotPaired: { code: 2302 },
  /** Nobody took a picture of this kiosk's screen yet. */
  noScreenshot: { code: 2303 },
  /** The kiosk is paired with no device that could do it. */
  kioskNotPaired: { code: 2304 },
});
