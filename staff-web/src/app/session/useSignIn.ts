import { failureOf } from '@salient/shared/client/rpcError.ts';
import { useClient } from '@salient/shared/client/useMethod.ts';
import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import type { AuthenticatedUser } from '@salient/shared/users/user.ts';
import { useMutation } from '@tanstack/react-query';
import { failureText } from '../messages/failureText.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

interface Session {
  readonly token: string;
  readonly user: AuthenticatedUser;
}

/** Signing in, for the page and for the dialog alike: whether it is under way, and what to say when it fails. */
export function useSignIn(onSignedIn: (session: Session) => void) {
  const client = useClient();
  const { t } = useTexts();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (credentials: Credentials) => client.authenticate2(credentials),
    onSuccess: onSignedIn,
    meta: { showsFailure: true },
  });
  return { signIn: mutate, isPending, reset, problem: error && failureText(failureOf(error), t) };
}
