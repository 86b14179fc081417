import { Progress } from '@mantine/core';
import type { BulkChange } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { useClient, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { Translate } from '@salient/shared/lib/i18n/texts.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { DialogButtons } from '../../../lib/dialogs/DialogButtons.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { BulkPersons } from './BulkPersons.tsx';
import { actionText } from './bulkActions.ts';

/** How often the progress is asked for. Milliseconds. */
const progressMs = 1_000;
/** Persons whose outcome is shown. */
const shownPersons = 10;

export const isUnderWay = ({ state }: Pick<BulkChange, 'state'>) => state === 'running' || state === 'undoing';

interface Props {
  readonly id: string;
  readonly onAnother: () => void;
}

/** How far a change of many is, and what became of everybody; it can be stopped, and taken back. */
export function BulkChangeProgress({ id, onAnother }: Props) {
  const { t } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const queries = useQueryClient();
  const { data: change, error, refetch } = useMethod('getBulkChange', { id }, { everyMs: progressMs });
  const isOver = change !== undefined && !isUnderWay(change);
  const persons = useMethod('findBulkChangePersons', { id, limit: shownPersons }, { enabled: isOver });
  useEffect(() => {
    // What the lists show of these persons is over.
    if (isOver) void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getBulkChange' });
  }, [isOver, queries]);
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!change) return null;
  const ask = async (call: (params: { id: string }) => Promise<BulkChange>) => {
    try {
      await call({ id });
      await refetch();
    } catch (failure) {
      messages.failure(failure);
    }
  };
  const canUndo = ['done', 'cancelled', 'failed'].includes(change.state) && change.changed > 0;
  return (
    <>
      <h3 className="bulk-heading">
        {actionText(change.action, change.project_title, t)} · {t(`bulkChanges.states.${change.state}`)}
      </h3>
      <p role="status" className="bulk-counts">
        {countsText(change, t)}
      </p>
      {isUnderWay(change) && <Progress value={shareOf(change)} aria-label={t('bulkChanges.title')} />}
      {isOver && persons.data && persons.data.data.length > 0 && (
        <BulkPersons title={t('bulkChanges.persons')} persons={persons.data.data} />
      )}
      <DialogButtons>
        {change.state === 'running' && (
          <SteadyButton variant="default" onClick={() => void ask(client.cancelBulkChange)}>
            {t('bulkChanges.stop')}
          </SteadyButton>
        )}
        {canUndo && (
          <SteadyButton variant="default" onClick={() => void ask(client.undoBulkChange)}>
            {t('bulkChanges.undo')}
          </SteadyButton>
        )}
        {isOver && <SteadyButton onClick={onAnother}>{t('bulkChanges.another')}</SteadyButton>}
      </DialogButtons>
    </>
  );
}

const doneOf = ({ state, changed, unchanged, refused, undone, kept }: BulkChange) =>
  state === 'undoing' ? undone + kept : changed + unchanged + refused;

function shareOf(change: BulkChange): number {
  const total = change.state === 'undoing' ? change.changed : change.total;
  return total === 0 ? 100 : (100 * doneOf(change)) / total;
}

function countsText(change: BulkChange, t: Translate): string {
  const { state, total, changed, unchanged, refused, undone, kept } = change;
  if (state === 'running') return t('bulkChanges.running', { done: doneOf(change), total });
  if (state === 'undoing') return t('bulkChanges.undoing', { done: doneOf(change), total: changed });
  return [
    t('bulkChanges.changed', { count: changed }),
    ...(unchanged > 0 ? [t('bulkChanges.unchanged', { count: unchanged })] : []),
    ...(refused > 0 ? [t('bulkChanges.refused', { count: refused })] : []),
    ...(state === 'undone' ? [t('bulkChanges.undone', { count: undone })] : []),
    ...(kept > 0 ? [t('bulkChanges.kept', { count: kept })] : []),
  ].join(' · ');
}
