import { createHash } from 'node:crypto';
import type { Dataset } from '@salient/shared/areas/datasets/datasets.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { type ContactDataReaders, readsContactData } from '@salient/shared/areas/users/contactDataPolicy.ts';
import type { UserType } from '@salient/shared/areas/users/user.ts';
import { commonErrors } from '@salient/shared/lib/contract/commonErrors.ts';
import type { DataSource } from 'typeorm';
import { RpcFailure } from '../../lib/rpc/RpcFailure.ts';

/** How long a session lives after its last use (AUTH-31). */
export const sessionMs = 12 * 60 * 60 * 1000;
/** The end of a session moves on at most this often, so that reading does not mean writing. */
const slideMs = 60 * 1000;

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

interface SessionRow {
  user_id: string;
  account: string;
  type: UserType;
  army: string | null;
  dataset: Dataset;
  expires_at: Date;
  /** Whether the account was removed or suspended. */
  closed: boolean;
}

/**
 * Who stands behind a token, and slides the session's end.
 *
 * @throws RpcFailure noSession for a token that never was, sessionExpired for one that ended by itself, was ended, or went with its account.
 */
export type ReadSession = (
  dataSource: DataSource,
  token: string,
  now: Date,
) => Promise<{ readonly actor: Actor; readonly sessionHash: Buffer }>;

/** How callers are known by their tokens, in a museum where `contactDataFor` read contact data: the one way to read a session. */
export const readSessions =
  (contactDataFor: ContactDataReaders): ReadSession =>
  async (...asked) => {
    const { actor, sessionHash } = await readSession(...asked);
    return { actor: { ...actor, readsContactData: readsContactData(actor, contactDataFor) }, sessionHash };
  };

const readSession: ReadSession = async (dataSource, token, now) => {
  const sessionHash = hashToken(token);
  const [row] = await dataSource.query<SessionRow[]>(
    `SELECT s.user_id, s.expires_at, u.deleted OR u.status <> 'checked' AS closed, u.account, u.type, u.army, u.dataset
     FROM session s JOIN app_user u ON u.id = s.user_id WHERE s.token_hash = $1`,
    [sessionHash],
  );
  if (!row) throw new RpcFailure(commonErrors.noSession);
  if (row.closed || row.expires_at <= now) throw new RpcFailure(commonErrors.sessionExpired);
  const end = new Date(now.getTime() + sessionMs);
  if (end.getTime() - row.expires_at.getTime() > slideMs) {
    // Somebody may have ended it since it was read.
    await dataSource.query(
      'UPDATE session SET expires_at = $2, last_used_at = $3 WHERE token_hash = $1 AND expires_at > $3',
      [sessionHash, end, now],
    );
  }
  const { user_id: id, account, type, army, dataset } = row;
  return { actor: { id, account, type, army, dataset }, sessionHash };
};
