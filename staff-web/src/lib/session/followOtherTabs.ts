import type { Services } from '../services/services.ts';
import { tokenKey } from './SessionStore.ts';
import { endSession } from './signOut.ts';

/** All tabs share one session: a sign-in elsewhere serves the calls that wait here, a sign-out ends this tab's too. */
export function followOtherTabs(services: Services): void {
  const { session, gate, client, queries, unsavedWork } = services;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== tokenKey) return;
    session.adopt(newValue);
    if (newValue) {
      gate.open();
      void session.load(client).then(() => queries.invalidateQueries());
    } else if (unsavedWork.any) {
      // The page stays for its unsaved work; what it keeps beside that is of no use to whoever signs in next.
      services.forgetWork();
    } else {
      endSession(services);
    }
  });
}
