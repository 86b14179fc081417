import { checkUser, emptyUser, type UserDraft } from '@salient/shared/areas/users/checkUser.ts';
import type { AccountType, User } from '@salient/shared/areas/users/user.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';

/** What is typed into the form: the type is a choice that somebody has to make. */
export type UserFormDraft = Omit<UserDraft, 'type'> & { readonly type: AccountType | null };

export const emptyUserForm: UserFormDraft = { ...emptyUser, type: null };

/** The area's own rules; whether name and address are free is the server's to say. */
export const checkUserForm = (draft: UserFormDraft, user: User | undefined): FieldErrors =>
  checkUser(draft, user).errors.errors;
