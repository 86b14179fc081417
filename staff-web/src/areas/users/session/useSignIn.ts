import type { AuthenticatedUser } from '@salient/shared/areas/users/user.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useClient } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMutation } from '@tanstack/react-query';
import { useMessages } from '../../../lib/messages/useMessages.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

interface Session {
  readonly token: string;
  readonly user: AuthenticatedUser;
}

/** Failures that the form itself shows (AUTH-06); any other becomes a message. */
const shownByForm = ['invalidLogin', 'accountNotActivated', 'accountSuspended'] as const;

/** Signing in, for the page and for the dialog alike: whether it is under way, and what to say when it is refused. */
export function useSignIn(onSignedIn: (session: Session) => void) {
  const client = useClient();
  const { t } = useTexts();
  const messages = useMessages();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (credentials: Credentials) => client.authenticate2(credentials),
    onSuccess: onSignedIn,
    onError: (failure) => shownName(failure) === undefined && messages.failure(failure),
    meta: { showsFailure: true },
  });
  const refused = shownName(error);
  return { signIn: mutate, isPending, reset, problem: refused ? t(`errors.${refused}`) : null };
}

const shownName = (error: unknown) => shownByForm.find((name) => name === failureOf(error).name);
