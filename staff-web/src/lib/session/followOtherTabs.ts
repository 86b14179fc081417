import type { Services } from '../services/services.ts';
import { tokenKey } from './SessionStore.ts';

/** All tabs share one session: a sign-in elsewhere serves the calls that wait here, a sign-out ends this tab's too. */
export function followOtherTabs({ session, gate, client, queries, messages, unsavedWork }: Services): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== tokenKey) return;
    session.adopt(newValue);
    if (newValue) {
      gate.open();
      void session.load(client).then(() => queries.invalidateQueries());
    } else if (!unsavedWork.any) {
      session.end();
      queries.clear();
      messages.clear();
    }
  });
}
