import type { RefusalCode } from '../../lib/contract/validation.ts';
import { type Actor, isAdmin } from './actor.ts';
import type { User } from './user.ts';

type Account = Pick<User, 'id' | 'type' | 'status'>;

/** Why `actor` may not remove the account, or null: nobody removes the own one, and the last admin stays (USER-20). */
export function whyNotRemoveUser(
  actor: Pick<Actor, 'id'>,
  user: Account,
  otherActiveAdmins: number,
): RefusalCode | null {
  if (actor.id === user.id) return 'OWN_ACCOUNT';
  return isActiveAdmin(user) && otherActiveAdmins === 0 ? 'LAST_ADMIN' : null;
}

/** Why `actor` may not give the account another type, or null: nobody demotes the own one, and the last admin stays (USER-20). */
export function whyNotChangeType(
  actor: Pick<Actor, 'id'>,
  user: Account,
  type: User['type'],
  otherActiveAdmins: number,
): RefusalCode | null {
  return type === user.type ? null : whyNotRemoveUser(actor, user, otherActiveAdmins);
}

/** Whether an invitation can be sent anew (USER-02). */
export const mayResendInvitation = (user: Pick<User, 'status'>): boolean => user.status === 'pending';

/** Whether `actor` may see and end the sessions of an account: the own ones, an admin all. */
export const mayManageSessions = (actor: Pick<Actor, 'id' | 'type'>, userId: string): boolean =>
  actor.id === userId || isAdmin(actor);

/** An admin who can sign in; an invitation that nobody accepted yet keeps no museum open. */
const isActiveAdmin = (user: Account) => user.type === 'admin' && user.status === 'checked';
