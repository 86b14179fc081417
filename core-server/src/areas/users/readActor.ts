import type { Actor } from '@salient/shared/areas/users/actor.ts';
import { type ContactDataReaders, readsContactData } from '@salient/shared/areas/users/contactDataPolicy.ts';
import type { EntityManager } from 'typeorm';
import { isAccountOpenSql } from './isAccountOpenSql.ts';

/** An account as a caller, with the rights that it has now: for what was begun in its name. Null when it is closed. */
export async function readActor(
  db: EntityManager,
  id: string,
  contactDataFor: ContactDataReaders,
): Promise<Actor | null> {
  const [row] = await db.query<Pick<Actor, 'account' | 'type' | 'army' | 'dataset'>[]>(
    `SELECT account, type, army, dataset FROM app_user WHERE id = $1 AND ${isAccountOpenSql('app_user.id')}`,
    [id],
  );
  if (!row) return null;
  const actor = { id, ...row };
  return { ...actor, readsContactData: readsContactData(actor, contactDataFor) };
}
