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
  #userId: string | null = null;
  #identified: Promise<void> = Promise.resolve();

  constructor(storage: Storage) {
    super({ status: 'loading' });
    this.#storage = storage;
    this.#token = storage.getItem(tokenKey) ?? guestToken;
  }

  /** What calls carry: the session's token, `GUEST` without one. */
  get token(): string {
    return this.#token;
  }

  /** The account whose work this tab shows; null for a guest's. */
  get userId(): string | null {
    return this.#userId;
  }

  /**
   * Resolves once it is known whose the token is: one of another tab may be somebody else's.
   *
   * @throws RpcError what kept the server from telling.
   */
  get identified(): Promise<void> {
    return this.#identified;
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
      else this.#begin(user);
    } catch (error) {
      if (asked !== this.#token) return;
      if (isSessionEnd(error)) this.end();
      else this.set({ status: 'failed', error });
    }
  }

  begin({ token, user }: { readonly token: string; readonly user: AuthenticatedUser }): void {
    this.#token = token;
    this.#storage.setItem(tokenKey, token);
    this.#begin(user);
  }

  #begin(user: AuthenticatedUser): void {
    this.#userId = user.id;
    this.#identified = Promise.resolve();
    this.set({ status: 'signedIn', user });
  }

  end(): void {
    this.#token = guestToken;
    this.#userId = null;
    this.#identified = Promise.resolve();
    this.#storage.removeItem(tokenKey);
    this.set({ status: 'guest' });
  }

  /** Another tab signed in: asks the server who that was. */
  async adopt(token: string, client: Client): Promise<void> {
    this.#token = token;
    const identified = this.load(client).then(() => {
      const state = this.get();
      if (state.status === 'failed') throw state.error;
    });
    this.#identified = identified;
    await identified.catch(() => undefined);
  }

  /** Another tab signed out; what this one shows stays for as long as it has to. */
  leave(): void {
    this.#token = guestToken;
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
