import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { PinVerifier } from '@salient/shared/areas/kiosks/kioskReport.ts';

const iterations = 300_000;
const bytes = { salt: 16, hash: 32 };
const derive = promisify(pbkdf2);

/** What a kiosk checks a PIN by without the server, as `crypto.subtle` computes it there. */
export async function makePinVerifier(pin: string): Promise<PinVerifier> {
  const salt = randomBytes(bytes.salt);
  const hash = await derive(pin, salt, iterations, bytes.hash, 'sha256');
  return { salt: salt.toString('base64'), iterations, hash: hash.toString('base64') };
}
