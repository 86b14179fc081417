import { useServices } from '../../../lib/services/services.ts';
import { useStore } from '../../../lib/store/Store.ts';

/** The recorder of contact moments, and what it has now. */
export function useRecorder() {
  const { contactRecorder } = useServices();
  return { recorder: contactRecorder, ...useStore(contactRecorder) };
}
