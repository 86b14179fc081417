import { useStore } from '../../../app/Store.ts';
import { useServices } from '../../../app/services.ts';

/** The first pick of a merge, and the ways to choose and to forget it. */
export function useMergePick() {
  const { mergePick } = useServices();
  return { picked: useStore(mergePick), pick: mergePick.pick, clear: mergePick.clear };
}
