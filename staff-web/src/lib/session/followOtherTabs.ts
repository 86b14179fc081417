import type { Services } from '../services/services.ts';
import { tokenKey } from './SessionStore.ts';
import { endSession } from './signOut.ts';

/** All tabs share one session: a sign-in elsewhere serves the calls that wait here, a sign-out ends this tab's too. */
export function followOtherTabs(services: Services): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== tokenKey) return;
    if (newValue) return void followSignIn(services, newValue);
    services.session.leave();
    followSignOut(services);
  });
}

async function followSignIn(services: Services, token: string): Promise<void> {
  const { session, gate, client, queries } = services;
  await session.adopt(token, client);
  // A later sign-in is followed by itself.
  if (session.token !== token) return;
  gate.open();
  await queries.invalidateQueries();
}

function followSignOut(services: Services): void {
  // The page stays for its unsaved work; what it keeps beside that is of no use to whoever signs in next.
  if (services.unsavedWork.any) services.forgetWork();
  else endSession(services);
}
