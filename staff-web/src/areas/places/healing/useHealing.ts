import {
  type PlaceCandidate,
  type PlaceDecision,
  type WaitingStatus,
  waitingStatuses,
} from '@salient/shared/areas/places/placeHealing.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useServices } from '../../../lib/services/services.ts';
import { usePlaceName } from '../placeTexts.ts';
import { useRefreshPlaces } from '../useRefreshPlaces.ts';
import { useQueue } from './useQueue.ts';
import { pageSize, useQueueAddress } from './useQueueAddress.ts';

export type StatusChoice = WaitingStatus | 'all';
type Decision = ParamsOf<Methods['decidePlace']>['decision'];

/** The queue of places that wait, the one in hand and what it may be. */
export function useHealing() {
  const { client } = useServices();
  const { t } = useTexts();
  const nameOf = usePlaceName();
  const address = useQueueAddress();
  const { text } = address;
  const status: StatusChoice = waitingStatuses.find((each) => each === address.status) ?? 'all';
  const query = useMethod(
    'findWaitingPlaces',
    { text, status, offset: address.start, limit: pageSize },
    { keepPrevious: true },
  );
  const queue = useQueue(address, query, useRefreshPlaces());
  const { inHand, next } = queue;
  const candidates = useMethod(
    'findPlaceCandidates',
    { id: inHand?.place.id ?? '' },
    { enabled: inHand !== undefined },
  );
  // What comes next is looked up while this one is thought about.
  useMethod(
    'findPlaceCandidates',
    { id: next?.place.id ?? '' },
    { enabled: next !== undefined && candidates.isSuccess },
  );

  const sayInvalid = t('places.healing.taken');
  const decide = async (decision: Decision, said: (name: string) => string): Promise<void> => {
    if (!inHand) return;
    const { place } = inHand;
    await queue.change(
      async () => {
        const { id, version } = place;
        const decided = await client.decidePlace({ id, version, decision });
        queue.leave(decided.decision.id);
        return { said: said(nameOf(place)) };
      },
      { sayInvalid },
    );
  };
  return {
    ...queue,
    ...{ query, candidates, text, status },
    isNarrowed: text !== '' || status !== 'all',
    last: query.data?.last ?? null,
    narrow: ({ status: chosen, ...by }: { readonly text?: string; readonly status?: StatusChoice }) =>
      queue.narrow({ ...by, ...(chosen && { status: chosen === 'all' ? '' : chosen }) }),
    accept: ({ place, match, names }: PlaceCandidate) =>
      place
        ? decide({ kind: 'same', as: place.id }, (name) => t('places.healing.merged', { name }))
        : decide({ kind: 'accept', match, names }, (name) => t('places.healing.accepted', { name })),
    sameAs: (id: string) => decide({ kind: 'same', as: id }, (name) => t('places.healing.merged', { name })),
    /** Nobody gives up twice what was given up. */
    mayGiveUp: inHand?.given_up === null,
    notFound: () => decide({ kind: 'not_found' }, (name) => t('places.healing.leftNotFound', { name })),
    undo: ({ id, name }: PlaceDecision) =>
      queue.change(
        async () => {
          const { place } = await client.undoPlaceDecision({ id });
          const back = { decision: id, renewed: { place } };
          return { said: t('places.healing.undone', { name }), back };
        },
        { waits: true, sayInvalid },
      ),
  };
}

export type Healing = ReturnType<typeof useHealing>;
