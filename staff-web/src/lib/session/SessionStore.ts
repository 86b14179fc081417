import type { AuthenticatedUser } from '@salient/shared/areas/users/user.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { Store } from '../store/Store.ts';

export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'guest' }
  | { readonly status: 'signedIn'; readonly user: AuthenticatedUser };

export const tokenKey = 'token';
export const guestToken = 'GUEST';

/** Who is signed in. The token is kept in this browser, so that all its tabs share one session (AUTH-25). */
export class SessionStore extends Store<SessionState> {
  readonly #storage: Storage;
  #token: string;

  constructor(storage: Storage) {
    super({ status: 'loading' });
    this.#storage = storage;
    this.#token = storage.getItem(tokenKey) ?? guestToken;
  }

  /** What calls carry: the session's token, `GUEST` without one. */
  get token(): string {
    return this.#token;
  }

  /** Asks the server whom the kept token belongs to; a token that is worth nothing any more is forgotten. */
  async load(client: Client): Promise<void> {
    if (this.#token === guestToken) return this.set({ status: 'guest' });
    const asked = this.#token;
    // Pages stay as they are while it is asked who now works in them.
    if (this.get().status !== 'signedIn') this.set({ status: 'loading' });
    try {
      const user = await client.getAuthenticatedUser({});
      if (asked !== this.#token) return;
      if (user.type === 'anonymous') this.end();
      else this.set({ status: 'signedIn', user });
    } catch (error) {
      if (asked !== this.#token) return;
      if (isSessionEnd(error)) this.end();
      else this.set({ status: 'failed', error });
    }
  }

  begin({ token, user }: { readonly token: string; readonly user: AuthenticatedUser }): void {
    this.#token = token;
    this.#storage.setItem(tokenKey, token);
    this.set({ status: 'signedIn', user });
  }

  end(): void {
    this.#token = guestToken;
    this.#storage.removeItem(tokenKey);
    this.set({ status: 'guest' });
  }

  /** Another tab signed in or out. */
  adopt(token: string | null): void {
    this.#token = token ?? guestToken;
  }
}

/** Whether a call failed because nobody is signed in any more (codes 1000 and 1009, AUTH-29). */
export function isSessionEnd(error: unknown): boolean {
  const { name } = failureOf(error);
  return name === 'noSession' || name === 'sessionExpired';
}

declare module '../services/services.ts' {
  interface Services {
    readonly session: SessionStore;
  }
}
