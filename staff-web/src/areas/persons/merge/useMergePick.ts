import { useServices } from '../../../lib/services/services.ts';
import { useStore } from '../../../lib/store/Store.ts';

/** The first pick of a merge, and the ways to choose and to forget it. */
export function useMergePick() {
  const { mergePick } = useServices();
  return { picked: useStore(mergePick), pick: mergePick.pick, clear: mergePick.clear };
}
