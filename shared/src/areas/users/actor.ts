import type { Access } from '../../lib/contract/defineMethod.ts';
import type { Dataset } from '../datasets/datasets.ts';
import type { UserType } from './user.ts';

/** Who is calling, as far as rights go. `GUEST` calls have type `anonymous` and no id. */
export interface Actor {
  readonly id: string | null;
  readonly account: string | null;
  readonly type: UserType;
  /** Army whose soldiers a `read-be-soldiers` account may see (USER-19); null for the others. */
  readonly army: string | null;
  /** The slice of the names list that the account is held to (USER-18). */
  readonly dataset: Dataset;
  /** Whether the account reads contact data; absent where its type alone decides (`mayReadContactData`). */
  readonly readsContactData?: boolean;
}

export const guest: Actor = { id: null, account: null, type: 'anonymous', army: null, dataset: 'any' };

/** The army that `read-be-soldiers` accounts see unless their own is set (ROLE-15). */
export const defaultArmyOfBefReaders = 'B.E.F.';

type Typed = Pick<Actor, 'type'>;

export const isLoggedIn = ({ type }: Typed) => type !== 'anonymous';
export const isAdmin = ({ type }: Typed) => type === 'admin';
export const isAtLeastRevisor = ({ type }: Typed) => type === 'admin' || type === 'revisor';
export const isAtLeastNormal = ({ type }: Typed) => isAtLeastRevisor({ type }) || type === 'normal';
/** Those who see edit buttons: admin, revisor, normal, normal-civilian (ROLE-02). */
export const canEdit = ({ type }: Typed) => isAtLeastNormal({ type }) || type === 'normal-civilian';

/** Who changes records: editors, and `api-write` by calls alone (ROLE-17). A page offers nothing by this. */
export const mayWriteRecords = ({ type }: Typed) => type === 'api-write' || canEdit({ type });

/** A caller as far as contact data go. Who says nothing of `readsContactData` is judged by the type alone. */
export type ContactDataReader = Pick<Actor, 'type' | 'readsContactData'>;

/**
 * Whether `actor` reads more of living people than their names: addresses, notes and what was said are personal data. Who
 * reads them may also change and remove them; other editors may add to them (ROLE-18).
 */
export const mayReadContactData = (actor: ContactDataReader): boolean =>
  actor.readsContactData ?? isAtLeastRevisor(actor);

/** Commands that `api-write` may call although it is no editor: validate, create and update (ROLE-17). */
const isApiWriteMethod = (name: string) => /^(validate|create|update)(?!User)/.test(name);

/** Whether `actor` reaches a method at all; row rules of the area come on top. */
export function mayCall(actor: ContactDataReader, method: { readonly name: string; readonly access: Access }): boolean {
  if (actor.type === 'api-write' && (method.access === 'editor' || method.access === 'normal')) {
    return isApiWriteMethod(method.name);
  }
  switch (method.access) {
    case 'none':
    case 'guest':
      return true;
    case 'login':
      return isLoggedIn(actor);
    case 'editor':
      return canEdit(actor);
    case 'normal':
      return isAtLeastNormal(actor);
    case 'contacts':
      return mayReadContactData(actor);
    case 'revisor':
      return isAtLeastRevisor(actor);
    case 'admin':
      return isAdmin(actor);
  }
}
