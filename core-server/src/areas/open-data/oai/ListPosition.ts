import { openKinds } from '@salient/shared/areas/open-data/openKinds.ts';
import { idSchema } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { z } from 'zod';
import { isMoment } from './moments.ts';
import { OaiError } from './oaiError.ts';

/** A moment of the protocol: UTC, whole seconds. */
const moment = z.string().refine(isMoment);

/**
 * How far a list was read, and of what it is a list. A token holds it whole: nothing is kept for whoever reads, and what changes
 * meanwhile moves to the end, behind `until`, where the next list begins.
 */
const positionSchema = z.strictObject({
  set: z.enum(openKinds).nullable(),
  from: moment.nullable(),
  until: moment,
  /** The last record that was told of. */
  last: z.strictObject({ changed_at: moment, id: idSchema }).nullable(),
  /** Records told of before, and in all when the list began. */
  cursor: z.int().min(0),
  size: z.int().min(0),
});
export type ListPosition = z.infer<typeof positionSchema>;

export const tokenOf = (position: ListPosition): string =>
  Buffer.from(JSON.stringify(position), 'utf8').toString('base64url');

/** Longer is no token of ours. */
const longestToken = 1_000;

/** @throws OaiError badResumptionToken for a token that is not ours. */
export function readToken(token: string): ListPosition {
  const wrong = new OaiError('badResumptionToken', 'This token was not given here: begin the list anew.');
  if (token.length > longestToken || !/^[\w-]+$/.test(token)) throw wrong;
  let given: unknown;
  try {
    given = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
  } catch {
    throw wrong;
  }
  const parsed = positionSchema.safeParse(given);
  if (!parsed.success) throw wrong;
  return parsed.data;
}
