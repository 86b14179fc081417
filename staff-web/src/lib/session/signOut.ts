import type { Services } from '../services/services.ts';
import type { SessionStore } from './SessionStore.ts';

/** Ends the session at the server, which need not be reachable for this browser to forget it, and in this tab. */
export async function signOut(services: Services): Promise<void> {
  await services.client.logout({}).catch(() => undefined);
  endSession(services);
}

/** Ends the session in this tab: nothing of it is left for whoever signs in next. */
export function endSession(services: Services): void {
  services.session.end();
  services.queries.clear();
  services.messages.clear();
  services.forgetWork();
}

/**
 * Begins anew whenever another account goes on in this tab without a sign-out in between: nothing is left of the one before,
 * neither calls that wait nor what was typed. Before anything else hears of the other account.
 */
export function followAccount(session: SessionStore, services: () => Services): void {
  let before = session.userId;
  session.subscribe(() => {
    const { userId } = session;
    const isAnother = before !== null && userId !== null && userId !== before;
    before = userId;
    if (!isAnother) return;
    const { gate, unsavedWork, queries, messages, forgetWork } = services();
    gate.refuse();
    unsavedWork.forget();
    queries.clear();
    messages.clear();
    forgetWork();
  });
}

declare module '../services/services.ts' {
  interface Services {
    /** Forgets what areas keep of the work of whoever signed out. */
    readonly forgetWork: () => void;
  }
}
