import { checkPassword } from '@salient/shared/areas/users/checkUser.ts';

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

/** Text keys below `access` for what is wrong. */
export type NewPasswordProblems = { readonly password?: 'tooShort' | 'tooWeak'; readonly repeated?: 'mismatch' };

/** What is wrong with a chosen password before it is sent (AUTH-13, AUTH-33), by the rule that the server refuses by. */
export function checkNewPassword({ password, repeated }: NewPassword): NewPasswordProblems {
  const { errors, isEmpty } = checkPassword(password);
  if (!isEmpty) {
    return { password: errors.password?.includes('password: PASSWORD_TOO_WEAK') ? 'tooWeak' : 'tooShort' };
  }
  return password === repeated ? {} : { repeated: 'mismatch' };
}
