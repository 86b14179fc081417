import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Navigate, useLocation } from 'react-router-dom';
import { Page } from '../../../lib/page/Page.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { useServices } from '../../../lib/services/services.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { SignInForm } from '../session/SignInForm.tsx';
import { useSignIn } from '../session/useSignIn.ts';
import { AccessLink } from './AccessLink.tsx';

/** Signing in. Whoever is signed in goes on (AUTH-35): to the page that sent them here, else to the first one. */
export function SignInPage() {
  const { t } = useTexts();
  const { session } = useServices();
  const { status } = useSession();
  const { state } = useLocation() as { state: { readonly from?: string } | null };
  const { signIn, isPending, problem } = useSignIn((begun) => session.begin(begun));
  if (status === 'signedIn') return <Navigate to={state?.from ?? pathTo('home')} replace />;
  return (
    <Page title={t('pages.login')} takesFocus={false}>
      <SignInForm problem={problem} isPending={isPending} onSubmit={signIn} />
      <AccessLink to={pathTo('request_reset')}>{t('access.forgotten')}</AccessLink>
    </Page>
  );
}
