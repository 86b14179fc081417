import { mayOpenPage } from '@salient/shared/app/pages/staffPagePolicy.ts';
import { type PageCode, staffPageAt, staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FailedPage } from '../../lib/page/FailedPage.tsx';
import { ForbiddenPage } from '../../lib/page/ForbiddenPage.tsx';
import { NotFoundPage } from '../../lib/page/NotFoundPage.tsx';
import { WaitingPage } from '../../lib/page/WaitingPage.tsx';
import { useActor, useSession } from '../../lib/session/useSession.ts';
import type { Screen } from './screens.ts';

interface Props {
  readonly code: PageCode;
  readonly screen: Screen;
}

/**
 * Pages that tell by themselves when another record begins. Every other page begins anew at another address; these keep what
 * is typed while the address changes under it, as that of a page does which somebody moves.
 */
const beginAnewThemselves: ReadonlySet<PageCode> = new Set(['document_page']);

/** A page for those who may open it: guests sign in first (SHELL-21), others learn that they may not (SHELL-36). */
export function Guarded({ code, screen: Screen }: Props) {
  const session = useSession();
  const actor = useActor();
  const { pathname, search } = useLocation();
  // The router takes any text for an id; what cannot be one is asked of nobody (ROUTE-63).
  if (staffPageAt(pathname) !== code) return <NotFoundPage />;
  if (session.status === 'loading') return <WaitingPage />;
  if (session.status === 'failed') return <FailedPage error={session.error} />;
  if (!mayOpenPage(actor, code)) {
    if (session.status === 'signedIn') return <ForbiddenPage />;
    return <Navigate to={staffPages.login.path} state={{ from: pathname + search }} replace />;
  }
  return (
    <Suspense fallback={<WaitingPage />}>
      <Screen key={beginAnewThemselves.has(code) ? code : pathname} />
    </Suspense>
  );
}
