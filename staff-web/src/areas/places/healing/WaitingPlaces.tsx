import { Select } from '@mantine/core';
import { waitingStatuses } from '@salient/shared/areas/places/placeHealing.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { LookupRun } from './LookupRun.tsx';
import { PlaceInHand } from './PlaceInHand.tsx';
import { QueueSearch, UndoLast } from './QueueParts.tsx';
import { type Healing, type StatusChoice, useHealing } from './useHealing.ts';
import { WaitingList } from './WaitingList.tsx';

/** Places whose position nobody has found yet, one after the other, those first for which most persons wait. */
export function WaitingPlaces() {
  const { t } = useTexts();
  const healing = useHealing();
  const { query, total, inHand, last } = healing;
  return (
    <>
      <p className="healing-lead">
        {t('places.healing.lead')} <span className="healing-by-key">{t('places.healing.byKey')}</span>
      </p>
      <Narrowing healing={healing}>
        <LookupRun />
      </Narrowing>
      {query.isError && !query.data ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <ListSkeleton rows={8} />
      ) : (
        <div className="healing">
          {last && <UndoLast name={last.name} onUndo={() => void healing.undo(last)} />}
          <WaitingList healing={healing} />
          {total === 0 ? (
            <p ref={healing.elementRef} className="record-empty" role="status" tabIndex={-1}>
              {t(healing.isNarrowed ? 'places.healing.doneNarrowed' : 'places.healing.done')}
            </p>
          ) : inHand ? (
            <PlaceInHand healing={healing} waiting={inHand} />
          ) : (
            <ListSkeleton rows={4} />
          )}
        </div>
      )}
    </>
  );
}

interface NarrowingProps {
  readonly healing: Healing;
  /** What can be done with all that wait, beside it. */
  readonly children: ReactNode;
}

function Narrowing({ healing: { text, status, narrow }, children }: NarrowingProps) {
  const { t } = useTexts();
  return (
    <div className="healing-narrowing">
      <QueueSearch text={text} onText={(typed) => narrow({ text: typed })} />
      <Select
        label={t('places.fields.resolution_status')}
        data={[
          { value: 'all', label: t('places.healing.allWaiting') },
          ...waitingStatuses.map((value) => ({ value, label: t(`places.statuses.${value}`) })),
        ]}
        allowDeselect={false}
        value={status}
        onChange={(value) => narrow({ status: (value ?? 'all') as StatusChoice })}
      />
      {children}
    </div>
  );
}
