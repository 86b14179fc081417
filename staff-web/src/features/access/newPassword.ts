import { checkPassword } from '@salient/shared/users/checkUser.ts';

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

/** Text keys below `access` for what is wrong. */
export type NewPasswordProblems = { readonly password?: 'tooShort'; readonly repeated?: 'mismatch' };

/** What is wrong with a chosen password before it is sent (AUTH-13). */
export function checkNewPassword({ password, repeated }: NewPassword): NewPasswordProblems {
  if (!checkPassword(password).isEmpty) return { password: 'tooShort' };
  return password === repeated ? {} : { repeated: 'mismatch' };
}
