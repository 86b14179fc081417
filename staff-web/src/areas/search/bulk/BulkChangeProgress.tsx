import { Progress } from '@mantine/core';
import { type BulkChange, projectOf } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { useClient, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { BulkPersons, type PersonsShown, personsPerPage } from './BulkPersons.tsx';
import { actionText } from './bulkActions.ts';
import { countsNow, countsText, isTakenBack, isUnderWay, type ListedOutcome, shareOf } from './bulkCounts.ts';

/** How often the progress is asked for. Milliseconds. */
const progressMs = 1_000;

interface Props {
  readonly id: string;
  readonly onAnother: () => void;
}

/** How far a change of many is, and what became of everybody; it can be stopped, gone on with, and taken back. */
export function BulkChangeProgress({ id, onAnother }: Props) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const { data: change, error, refetch } = useMethod('getBulkChange', { id }, { everyMs: progressMs });
  const isOver = change !== undefined && !isUnderWay(change);
  useEffect(() => {
    // What the lists show of these persons is over.
    if (isOver) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getBulkChange' });
  }, [isOver, queries]);
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!change) return null;
  return (
    <>
      <div className="bulk-form">
        <h3 className="bulk-heading">
          {actionText(change.action, change.project_title, t)} · {t(`bulkChanges.states.${change.state}`)}
        </h3>
        <p role="status" className="bulk-counts">
          {countsText(change, t)}
        </p>
        <Remarks change={change} />
        {isUnderWay(change) && <Progress value={shareOf(change)} aria-label={t('bulkChanges.title')} />}
        {isOver && change.total > 0 && <ChangedPersons key={change.state} change={change} />}
      </div>
      <Steps change={change} onTaken={() => refetch()} onAnother={onAnother} />
    </>
  );
}

/** Whether the project that it is about was removed. */
const isProjectGone = ({ action, project_title }: BulkChange) => projectOf(action) !== null && project_title === null;

/** What is to be said of a change beside its counts. */
function Remarks({ change }: { readonly change: BulkChange }) {
  const { t } = useTexts();
  const { reason, account, undo_account, refused, kept } = change;
  const said = reason ?? (isProjectGone(change) ? 'projectGone' : null);
  return (
    <>
      {said && <Notice tone="warning">{t(`bulkChanges.reasons.${said}`)}</Notice>}
      {undo_account && undo_account !== account && (
        <p className="search-hint">{t('bulkChanges.undoneBy', { account: undo_account })}</p>
      )}
      {refused > 0 && <p className="search-hint">{t('bulkChanges.whyRefused')}</p>}
      {kept > 0 && <p className="search-hint">{t('bulkChanges.whyKept')}</p>}
    </>
  );
}

function ChangedPersons({ change }: { readonly change: BulkChange }) {
  const { t } = useTexts();
  const [shown, show] = useState<PersonsShown<ListedOutcome>>({ outcome: null, page: 1 });
  const { data, error, refetch } = useMethod(
    'findBulkChangePersons',
    {
      ...{ id: change.id, offset: (shown.page - 1) * personsPerPage, limit: personsPerPage },
      ...(shown.outcome ? { outcome: shown.outcome } : {}),
    },
    { keepPrevious: true },
  );
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <BulkPersons<ListedOutcome>
      title={t('bulkChanges.persons')}
      persons={data.data}
      counts={countsNow(change)}
      shown={shown}
      onShow={show}
      textOf={(outcome) => t(`bulkChanges.outcomes.${outcome ?? 'waiting'}`)}
    />
  );
}

interface StepsProps extends Pick<Props, 'onAnother'> {
  readonly change: BulkChange;
  readonly onTaken: () => Promise<unknown>;
}

/** What can be done with a change as it stands. */
function Steps({ change, onTaken, onAnother }: StepsProps) {
  const { t } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const ask = async (call: (params: { id: string }) => Promise<BulkChange>) => {
    try {
      await call({ id: change.id });
      await onTaken();
    } catch (failure) {
      messages.failure(failure);
    }
  };
  const { state, changed } = change;
  const canGoOn = (state === 'cancelled' || state === 'failed') && !isProjectGone(change);
  const canUndo = (canGoOn || state === 'done') && changed > 0 && !isTakenBack(change) && !isProjectGone(change);
  return (
    <DialogButtons>
      {state === 'running' && (
        <SteadyButton variant="default" onClick={() => void ask(client.cancelBulkChange)}>
          {t('bulkChanges.stop')}
        </SteadyButton>
      )}
      {canUndo && (
        <SteadyButton variant="default" onClick={() => void ask(client.undoBulkChange)}>
          {t('bulkChanges.undo')}
        </SteadyButton>
      )}
      {canGoOn && (
        <SteadyButton variant="default" onClick={() => void ask(client.resumeBulkChange)}>
          {t('bulkChanges.resume')}
        </SteadyButton>
      )}
      {!isUnderWay(change) && <SteadyButton onClick={onAnother}>{t('bulkChanges.another')}</SteadyButton>}
    </DialogButtons>
  );
}
