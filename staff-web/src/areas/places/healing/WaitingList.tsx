import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { PlaceStatus } from '../PlaceStatus.tsx';
import { usePlaceName } from '../placeTexts.ts';
import { QueueList } from './QueueList.tsx';
import { GivenUpText } from './QueueParts.tsx';
import type { Healing } from './useHealing.ts';

/** A page of the queue of places. */
export function WaitingList({ healing }: { readonly healing: Healing }) {
  const { t } = useTexts();
  const nameOf = usePlaceName();
  return (
    <QueueList
      label={t('places.healing.queue')}
      totalText={t('places.healing.total', { count: healing.total })}
      queue={healing}
      items={healing.waiting.map(({ id, place, persons, given_up }) => ({
        ...{ id, persons, name: nameOf(place) },
        personsText: t('places.healing.waiting', { count: persons }),
        facts: (
          <>
            <PlaceStatus status={place.resolution_status} />
            {given_up && <GivenUpText given_up={given_up} />}
          </>
        ),
      }))}
    />
  );
}
