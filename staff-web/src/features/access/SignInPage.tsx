import { useTexts } from '@salient/shared/i18n/useTexts.ts';
import { Navigate, useLocation } from 'react-router-dom';
import { Page } from '../../app/layout/Page.tsx';
import { useServices } from '../../app/services.ts';
import { SignInForm } from '../../app/session/SignInForm.tsx';
import { useSession } from '../../app/session/useSession.ts';
import { useSignIn } from '../../app/session/useSignIn.ts';

/** Signing in; whoever is signed in already goes on (AUTH-35). */
export function SignInPage() {
  const { t } = useTexts();
  const { session } = useServices();
  const state = useSession();
  const { state: origin } = useLocation() as { state: { readonly from?: string } | null };
  const { signIn, isPending, problem } = useSignIn((begun) => session.begin(begun));
  if (state.status === 'signedIn') return <Navigate to={origin?.from ?? '/'} replace />;
  return (
    <Page title={t('pages.login')}>
      <SignInForm problem={problem} isPending={isPending} onSubmit={signIn} />
    </Page>
  );
}
