import type { PlaceTextFacts, PlaceTextLink } from '@salient/shared/areas/events/placeText.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useServices } from '../../../../lib/services/services.ts';
import { useRefreshPlaces } from '../../useRefreshPlaces.ts';
import { pageSize, useQueue, useQueueNumber } from '../useQueue.ts';

/** The queue of texts that name no place yet, the one in hand and which places bear it. */
export function usePlaceTexts() {
  const { client } = useServices();
  const { t } = useTexts();
  const [text, setText] = useState('');
  const number = useQueueNumber();
  const query = useMethod('findPlaceTexts', { text, offset: number.start, limit: pageSize }, { keepPrevious: true });
  const queue = useQueue(number, query, useRefreshPlaces());
  const { inHand, next, isBusy } = queue;
  // While it is being linked nobody asks for it again: with its last event the text is gone.
  const facts = useMethod('getPlaceText', { text: inHand?.id ?? '' }, { enabled: inHand !== undefined && !isBusy });
  // What comes next is looked up while this one is thought about.
  useMethod('getPlaceText', { text: next?.id ?? '' }, { enabled: next !== undefined && facts.isSuccess });
  return {
    ...queue,
    ...{ query, facts, text },
    last: query.data?.last ?? null,
    narrow: (typed: string) => {
      setText(typed);
      queue.restart();
    },
    link: ({ id, events }: PlaceTextFacts, place: { readonly id: string; readonly name: string }) =>
      queue.change(async () => {
        const linked = await client.linkPlaceText({ text: id, place_id: place.id, events });
        queue.leave();
        return t('places.texts.linked', { count: linked.events, text: linked.text, name: place.name });
      }),
    undo: ({ id }: PlaceTextLink) =>
      queue.change(
        async () => {
          const { events, left, text: undone } = await client.undoPlaceTextLink({ id });
          return left > 0
            ? t('places.texts.undoneLeft', { count: events, text: undone, left })
            : t('places.texts.undone', { count: events, text: undone });
        },
        { waits: true },
      ),
  };
}

export type PlaceTextQueue = ReturnType<typeof usePlaceTexts>;
