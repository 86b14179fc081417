import { type Client, clientOver, createClient } from '@salient/shared/lib/client/createClient.ts';
import { RpcError } from '@salient/shared/lib/client/rpcError.ts';
import { isSessionEnd, type SessionStore } from '../session/SessionStore.ts';
import type { SignInGate } from '../session/SignInGate.ts';

/** These say themselves whom they find. */
const sessionMethods: ReadonlySet<string> = new Set(['authenticate2', 'getAuthenticatedUser', 'logout']);

interface Parts {
  readonly session: SessionStore;
  readonly gate: SignInGate;
  readonly fetch?: typeof fetch;
}

/**
 * The client of the staff app: a call whose session has ended waits for a new sign-in and is then made again, if the same
 * account signed in. What somebody asked for is never done in the name of somebody else.
 */
export function createStaffClient({ session, gate, ...given }: Parts): Client {
  const client = createClient({ endpoint: '/api/v2', token: () => session.token, ...given });
  const calls = client as unknown as Record<string, (params: unknown, options: object) => Promise<unknown>>;
  return clientOver(async (method, params, options = {}) => {
    const call = () => (calls[method] as (typeof calls)[string])(params, options);
    if (sessionMethods.has(method)) return call();
    const caller = session.userId;
    for (;;) {
      await session.identified;
      if (caller !== null && caller !== session.userId) throw new RpcError('sessionExpired', 1009, 'sessionExpired');
      const { token } = session;
      try {
        return await call();
      } catch (error) {
        if (!isSessionEnd(error)) throw error;
        // A sign-in meanwhile, for another call, serves this one too.
        if (token === session.token && !(await gate.wait(options.signal))) throw error;
      }
    }
  });
}
