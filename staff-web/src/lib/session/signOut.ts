import type { Services } from '../services/services.ts';

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

declare module '../services/services.ts' {
  interface Services {
    /** Forgets what areas keep of the work of whoever signed out. */
    readonly forgetWork: () => void;
  }
}
