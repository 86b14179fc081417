import { useUser } from '../../../../lib/session/useSession.ts';
import { usePreference } from '../../../../lib/store/usePreference.ts';

/** As many as a browser keeps for one user; the oldest come back first. */
const kept = 1_000;

const isIds = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** Suggestions that this user wants to look at later; for others they stand as before. */
export function usePutAside() {
  const user = useUser();
  const [ids, choose] = usePreference<readonly string[]>(`mergeLater.${user?.id ?? ''}`, [], isIds);
  return {
    isPutAside: (id: string) => ids.includes(id),
    putAside: (id: string) => choose([...ids.filter((each) => each !== id), id].slice(-kept)),
    takeUp: (id: string) => choose(ids.filter((each) => each !== id)),
  };
}
