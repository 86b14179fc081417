import type { PlaceTextFacts, PlaceTextLink } from '@salient/shared/areas/events/placeText.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useServices } from '../../../../lib/services/services.ts';
import { useRefreshPlaces } from '../../useRefreshPlaces.ts';
import { useQueue } from '../useQueue.ts';
import { pageSize, useQueueAddress } from '../useQueueAddress.ts';

/** The queue of texts that name no place yet, the one in hand and which places bear it. */
export function usePlaceTexts() {
  const { client } = useServices();
  const { t } = useTexts();
  const address = useQueueAddress();
  const { text } = address;
  const query = useMethod('findPlaceTexts', { text, offset: address.start, limit: pageSize }, { keepPrevious: true });
  const queue = useQueue(address, query, useRefreshPlaces());
  const { inHand, next, isBusy } = queue;
  // While it is being linked nobody asks for it again: with its last event the text is gone.
  const facts = useMethod('getPlaceText', { text: inHand?.id ?? '' }, { enabled: inHand !== undefined && !isBusy });
  // What comes next is looked up while this one is thought about.
  useMethod('getPlaceText', { text: next?.id ?? '' }, { enabled: next !== undefined && facts.isSuccess });
  return {
    ...queue,
    ...{ query, facts, text },
    last: query.data?.last ?? null,
    link: ({ id, events }: PlaceTextFacts, place: { readonly id: string; readonly name: string }) =>
      queue.change(async () => {
        const linked = await client.linkPlaceText({ text: id, place_id: place.id, events });
        queue.leave(linked.id);
        return { said: t('places.texts.linked', { count: linked.events, text: linked.text, name: place.name }) };
      }),
    /** Nobody gives up twice what was given up. */
    mayGiveUp: inHand?.given_up === null,
    giveUp: ({ id, events }: PlaceTextFacts) =>
      queue.change(async () => {
        const given = await client.linkPlaceText({ text: id, place_id: null, events });
        queue.leave(given.id);
        return { said: t('places.texts.givenUp', { text: given.text }) };
      }),
    undo: ({ id, place_id }: PlaceTextLink) =>
      queue.change(
        async () => {
          const { events, left, text: undone } = await client.undoPlaceTextLink({ id });
          const said =
            place_id === null
              ? t('places.texts.takenUp', { text: undone })
              : left > 0
                ? t('places.texts.undoneLeft', { count: events, text: undone, left })
                : t('places.texts.undone', { count: events, text: undone });
          return { said, back: { decision: id, renewed: { given_up: null } } };
        },
        { waits: true },
      ),
  };
}

export type PlaceTextQueue = ReturnType<typeof usePlaceTexts>;
