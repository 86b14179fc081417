import { randomInt } from 'node:crypto';
import {
  type ShortAddressKind,
  shortCodeLength,
  shortCodeSigns,
} from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { EntityManager } from 'typeorm';

interface Target {
  readonly kind: ShortAddressKind;
  readonly id: string;
  /** The second story of a pair. */
  readonly second_id?: string;
}

const randomCode = () =>
  Array.from({ length: shortCodeLength }, () => shortCodeSigns[randomInt(shortCodeSigns.length)]).join('');

/**
 * Gives a public page its short address, within the command that publishes it, and answers the code. A page that has one
 * keeps it for ever: what was printed goes on leading there, also after it was withdrawn and published anew. No code is
 * ever given twice.
 */
export async function giveShortAddress(
  db: EntityManager,
  { kind, id, second_id }: Target,
  makeCode: () => string = randomCode,
): Promise<string> {
  for (;;) {
    // Of two that ask at once for the same page the second waits for the first and finds its code.
    await db.query(
      `INSERT INTO short_address (code, kind, record_id, second_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [makeCode(), kind, id, second_id ?? null],
    );
    const [given] = await db.query<{ code: string }[]>(
      `SELECT code FROM short_address WHERE kind = $1 AND record_id = $2 AND second_id IS NOT DISTINCT FROM $3`,
      [kind, id, second_id ?? null],
    );
    // None when the code that was drawn belongs to another page: then another one is drawn.
    if (given) return given.code;
  }
}
