import { useNavigate } from 'react-router-dom';
import { useKioskPath } from '../../lib/content/useKioskPath.ts';
import type { ListedPerson } from './knownHere.ts';

/** What a list gives along to the page that it opens. */
export interface PersonPageState {
  readonly listed: ListedPerson;
}

/** Opens the page of a person of a list, from which the way back leads to that list as it was. */
export function useOpenPerson(): (person: ListedPerson) => void {
  const navigate = useNavigate();
  const path = useKioskPath();
  return (listed) => void navigate(path(`person/${listed.id}`), { state: { listed } satisfies PersonPageState });
}
