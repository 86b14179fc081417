import { slot } from '../../lib/area/slot.tsx';
import { useServices } from '../../lib/services/services.ts';
import { useStoreValue } from '../../lib/store/Store.ts';

const RecorderBar = slot(async () => (await import('../../areas/contacts/recorder/RecorderBar.tsx')).RecorderBar);

/** The contact moment that is being recorded, below the title of every page; fetched with the first. */
export function RecorderSlot() {
  const { contactRecorder } = useServices();
  const isShown = useStoreValue(contactRecorder, ({ moment, leftovers }) => moment !== null || leftovers.length > 0);
  return isShown ? (
    <div className="recorder-slot">
      <RecorderBar />
    </div>
  ) : null;
}
