import { type Actor, guest } from '@salient/shared/areas/users/actor.ts';
import type { AuthenticatedUser } from '@salient/shared/areas/users/user.ts';
import { useMemo } from 'react';
import { useServices } from '../services/services.ts';
import { useStore } from '../store/Store.ts';
import type { SessionState } from './SessionStore.ts';

export const useSession = (): SessionState => useStore(useServices().session);

/** The account that is signed in; null for a guest. */
export function useUser(): AuthenticatedUser | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user : null;
}

/** Who is at work, as the policies in `shared` take it. */
export function useActor(): Actor {
  const user = useUser();
  return useMemo(() => user ?? guest, [user]);
}
