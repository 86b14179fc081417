import { type PinVerifier, pinVerifierSchema } from '@salient/shared/areas/kiosks/kioskReport.ts';

/** What a device keeps of being a kiosk; nothing in it is of a visitor. Kiosks that share a browser are kept apart. */
const secretSlot = (kiosk: number) => `salient-kiosk-${kiosk}-key`;
const pinSlot = (kiosk: number) => `salient-kiosk-${kiosk}-pin`;
const reloadSlot = (kiosk: number) => `salient-kiosk-${kiosk}-reload`;

/** The secret of the device that is this kiosk; null while it is not paired. */
export const readDeviceSecret = (kiosk: number): string | null => localStorage.getItem(secretSlot(kiosk));
export const keepDeviceSecret = (kiosk: number, secret: string): void =>
  localStorage.setItem(secretSlot(kiosk), secret);
export const forgetDeviceSecret = (kiosk: number): void => {
  localStorage.removeItem(secretSlot(kiosk));
  localStorage.removeItem(pinSlot(kiosk));
};

/** Keeps what the PIN of the staff panel is checked by, so that it opens without the server too. */
export function keepExitPin(kiosk: number, verifier: PinVerifier | null): void {
  if (verifier) localStorage.setItem(pinSlot(kiosk), JSON.stringify(verifier));
  else localStorage.removeItem(pinSlot(kiosk));
}

/** As the server last said it; null when no PIN is set, or none has been heard of. */
export function readExitPin(kiosk: number): PinVerifier | null {
  try {
    return pinVerifierSchema.nullable().parse(JSON.parse(localStorage.getItem(pinSlot(kiosk)) ?? 'null'));
  } catch {
    return null;
  }
}

/** The command by which the app was started anew, once. */
export function takeReloadCommand(kiosk: number): string | null {
  const id = sessionStorage.getItem(reloadSlot(kiosk));
  sessionStorage.removeItem(reloadSlot(kiosk));
  return id;
}
export const keepReloadCommand = (kiosk: number, id: string): void => sessionStorage.setItem(reloadSlot(kiosk), id);
