import type { PlaceCandidate, PlaceDecision, WaitingStatus } from '@salient/shared/areas/places/placeHealing.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { useServices } from '../../../lib/services/services.ts';
import { usePlaceName } from '../placeTexts.ts';
import { useRefreshPlaces } from '../useRefreshPlaces.ts';
import { pageSize, useQueue, useQueueNumber } from './useQueue.ts';

export type StatusChoice = WaitingStatus | 'all';
type Decision = ParamsOf<Methods['decidePlace']>['decision'];

/** The queue of places that wait, the one in hand and what it may be. */
export function useHealing() {
  const { client } = useServices();
  const { t } = useTexts();
  const nameOf = usePlaceName();
  const [text, setText] = useState('');
  const [status, setStatus] = useState<StatusChoice>('all');
  const number = useQueueNumber();
  const query = useMethod(
    'findWaitingPlaces',
    { text, status, offset: number.start, limit: pageSize },
    { keepPrevious: true },
  );
  const queue = useQueue(number, query, useRefreshPlaces());
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
  const decide = (decision: Decision, said: (name: string) => string): Promise<void> =>
    queue.change(
      async () => {
        if (!inHand) return '';
        const { id, version } = inHand.place;
        await client.decidePlace({ id, version, decision });
        queue.leave();
        return said(nameOf(inHand.place));
      },
      { sayInvalid },
    );
  return {
    ...queue,
    ...{ query, candidates, text, status },
    isNarrowed: text !== '' || status !== 'all',
    last: query.data?.last ?? null,
    narrow: (by: { readonly text?: string; readonly status?: StatusChoice }) => {
      if (by.text !== undefined) setText(by.text);
      if (by.status !== undefined) setStatus(by.status);
      queue.restart();
    },
    accept: ({ place, match, names }: PlaceCandidate) =>
      place
        ? decide({ kind: 'same', as: place.id }, (name) => t('places.healing.merged', { name }))
        : decide({ kind: 'accept', match, names }, (name) => t('places.healing.accepted', { name })),
    sameAs: (id: string) => decide({ kind: 'same', as: id }, (name) => t('places.healing.merged', { name })),
    notFound: () => decide({ kind: 'not_found' }, (name) => t('places.healing.leftNotFound', { name })),
    undo: ({ id, name }: PlaceDecision) =>
      queue.change(
        async () => {
          await client.undoPlaceDecision({ id });
          return t('places.healing.undone', { name });
        },
        { waits: true, sayInvalid },
      ),
  };
}

export type Healing = ReturnType<typeof useHealing>;
