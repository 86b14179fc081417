import { canEdit } from '@salient/shared/areas/users/actor.ts';
import { accountTypes } from '@salient/shared/areas/users/user.ts';
import type { EntityManager } from 'typeorm';

interface StaffMember {
  readonly id: string;
  readonly account: string;
  readonly name: string;
}

/** Types of accounts that handle messages (ROLE-22). */
const handlers = accountTypes.filter((type) => canEdit({ type }));

/** The accounts that can take care of messages, by name. */
export const feedbackStaff = (db: EntityManager): Promise<StaffMember[]> =>
  db.query(
    `SELECT id, account, name FROM app_user WHERE NOT deleted AND status = 'checked' AND type = ANY($1)
     ORDER BY lower(coalesce(nullif(name, ''), account)), id`,
    [handlers],
  );

/** Those of `ids` who still take care of messages, with the name that is shown. */
export async function namesOfStaff(
  db: EntityManager,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return new Map();
  const staff = (await feedbackStaff(db)).filter(({ id }) => asked.includes(id));
  return new Map(staff.map(({ id, name, account }) => [id, name || account]));
}
