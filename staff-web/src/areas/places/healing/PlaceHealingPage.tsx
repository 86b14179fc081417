import { Button, Select, TextInput } from '@mantine/core';
import { waitingStatuses } from '@salient/shared/areas/places/placeHealing.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useEffect, useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { useShortcut } from '../../../lib/shortcuts/useShortcut.ts';
import { LookupRun } from './LookupRun.tsx';
import { PlaceInHand } from './PlaceInHand.tsx';
import { type Healing, type StatusChoice, useHealing } from './useHealing.ts';
import { WaitingList } from './WaitingList.tsx';
import '../places.css';
import './healing.css';

/** Rest after typing before the queue is narrowed, as in the list of places (PLACE-43). */
const delayMs = 500;

/** Places whose position nobody has found yet, one after the other, those first for which most persons wait. */
export function PlaceHealingPage() {
  const { t } = useTexts();
  const healing = useHealing();
  const { query, total, inHand, last } = healing;
  useShortcut('u', t('places.healing.undoLast'), () => last && void healing.undo(last), last !== null);
  return (
    <Page title={t('places.healing.title')}>
      <p className="lead">
        {t('places.healing.lead')} <span className="healing-by-key">{t('places.healing.byKey')}</span>
      </p>
      <LookupRun />
      <Narrowing healing={healing} />
      {query.isError && !query.data ? (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <ListSkeleton rows={8} />
      ) : (
        <div className="healing">
          {last && (
            <Button
              className="healing-undo"
              variant="subtle"
              size="compact-md"
              leftSection={<Icon name="restore" />}
              aria-keyshortcuts="u"
              onClick={() => void healing.undo(last)}
            >
              {t('places.healing.undo', { name: last.name })}{' '}
              <span className="healing-key" aria-hidden="true">
                U
              </span>
            </Button>
          )}
          <WaitingList healing={healing} />
          {total === 0 ? (
            <p className="record-empty" role="status">
              {t(healing.isNarrowed ? 'places.healing.doneNarrowed' : 'places.healing.done')}
            </p>
          ) : inHand ? (
            <PlaceInHand healing={healing} waiting={inHand} />
          ) : (
            <ListSkeleton rows={4} />
          )}
        </div>
      )}
    </Page>
  );
}

function Narrowing({ healing: { text, status, narrow } }: { readonly healing: Healing }) {
  const { t } = useTexts();
  const [typed, setTyped] = useState(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing narrows.
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => narrow({ text: typed }), delayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="healing-narrowing">
      <TextInput
        label={t('places.healing.search')}
        value={typed}
        maxLength={500}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
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
    </div>
  );
}
