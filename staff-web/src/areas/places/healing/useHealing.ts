import type { PlaceCandidate, PlaceDecision, WaitingStatus } from '@salient/shared/areas/places/placeHealing.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ParamsOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { useServices } from '../../../lib/services/services.ts';
import { placeQueries } from '../form/usePlaceForm.ts';
import { usePlaceName } from '../placeTexts.ts';
import { useInHand } from './useInHand.ts';

/** Places of the queue that are shown at once. */
export const pageSize = 12;

export type StatusChoice = WaitingStatus | 'all';
type Decision = ParamsOf<Methods['decidePlace']>['decision'];

/** Somebody else was there before: the place in hand is no longer what was decided about. */
const overtaken = new Set(['conflict', 'notFound', 'merged', 'gone']);

/**
 * The queue of places that wait and the one in hand. A place that was decided leaves the queue, and the next one takes its
 * number.
 */
export function useHealing() {
  const { client, queries } = useServices();
  const { t } = useTexts();
  const messages = useMessages();
  const nameOf = usePlaceName();
  const [text, setText] = useState('');
  const [status, setStatus] = useState<StatusChoice>('all');
  const [number, setNumber] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const start = Math.floor(number / pageSize) * pageSize;
  const query = useMethod(
    'findWaitingPlaces',
    { text, status, offset: start, limit: pageSize },
    { keepPrevious: true },
  );
  const waiting = query.data?.data ?? [];
  const total = query.data?.total ?? 0;
  const isPlaceholder = query.isPlaceholderData;
  const { inHand, at, following, release } = useInHand(number, { waiting, start, isPlaceholder });
  const next = isPlaceholder ? undefined : waiting[following - start];
  const isPastEnd = query.isSuccess && !isPlaceholder && start > 0 && waiting.length === 0;
  useEffect(() => {
    if (isPastEnd) setNumber(start - 1);
  }, [isPastEnd, start]);
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

  const refresh = (): Promise<unknown> => {
    void queries.invalidateQueries({ queryKey: ['references', 'place'] });
    return Promise.all(placeQueries.map((method) => queries.invalidateQueries({ queryKey: [method] })));
  };
  const choose = (chosen: number) => {
    setNumber(Math.max(0, Math.min(chosen, total - 1)));
    release();
  };
  const change = async (steps: () => Promise<string>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const said = await steps();
      await refresh();
      release();
      messages.success(said);
    } catch (error) {
      const { name } = failureOf(error);
      if (name === 'invalidData') messages.error(t('places.healing.taken'));
      else messages.failure(error);
      await refresh();
      if (overtaken.has(name)) release();
    }
    setBusy(false);
  };
  const decide = (decision: Decision, said: (name: string) => string): Promise<void> =>
    change(async () => {
      if (!inHand) return '';
      const { id, version } = inHand.place;
      await client.decidePlace({ id, version, decision });
      // The next one takes the number of this; behind the last of the queue it is the one before.
      setNumber(Math.max(0, Math.min(at, total - 2)));
      return said(nameOf(inHand.place));
    });
  const narrow = (by: { readonly text?: string; readonly status?: StatusChoice }) => {
    if (by.text !== undefined) setText(by.text);
    if (by.status !== undefined) setStatus(by.status);
    setNumber(0);
    release();
  };
  return {
    ...{ query, waiting, total, start, at, following, inHand, candidates, isBusy, text, status, narrow },
    isNarrowed: text !== '' || status !== 'all',
    last: query.data?.last ?? null,
    choose,
    accept: ({ place, match, names }: PlaceCandidate) =>
      place
        ? decide({ kind: 'same', as: place.id }, (name) => t('places.healing.merged', { name }))
        : decide({ kind: 'accept', match, names }, (name) => t('places.healing.accepted', { name })),
    sameAs: (id: string) => decide({ kind: 'same', as: id }, (name) => t('places.healing.merged', { name })),
    notFound: () => decide({ kind: 'not_found' }, (name) => t('places.healing.leftNotFound', { name })),
    undo: ({ id, name }: PlaceDecision) =>
      change(async () => {
        await client.undoPlaceDecision({ id });
        return t('places.healing.undone', { name });
      }),
  };
}

export type Healing = ReturnType<typeof useHealing>;
