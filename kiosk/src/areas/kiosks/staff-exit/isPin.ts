import type { PinVerifier } from '@salient/shared/areas/kiosks/kioskReport.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/**
 * Whether a PIN is the one behind a verifier.
 *
 * @throws TypeError where the browser keeps `crypto.subtle` to itself: on an address that is neither https nor localhost.
 */
export async function isPin(pin: string, { salt, iterations, hash }: PinVerifier): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveBits']);
  const expected = bytesOf(hash);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const derived = new Uint8Array(await crypto.subtle.deriveBits(derivation, key, expected.length * 8));
  return derived.every((byte, at) => byte === expected[at]);
}
