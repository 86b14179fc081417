import type { BulkAction, PreviewOutcome } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { useClient, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { BulkPersons, type PersonsShown, personsPerPage } from './BulkPersons.tsx';

interface Props {
  readonly args: Readonly<Record<string, unknown>>;
  readonly action: BulkAction;
  readonly onStarted: (id: string) => void;
}

/** What would become of everybody, by number and by name, and the button that begins it. */
export function BulkPreview({ args, action, onStarted }: Props) {
  const { t } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const [isStarting, setStarting] = useState(false);
  const [shown, show] = useState<PersonsShown<PreviewOutcome>>({ outcome: null, page: 1 });
  const { data, error, refetch } = useMethod(
    'previewBulkChange',
    {
      ...{ args, action, offset: (shown.page - 1) * personsPerPage, limit: personsPerPage },
      ...(shown.outcome ? { outcome: shown.outcome } : {}),
    },
    { keepPrevious: true },
  );
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('bulkChanges.previewing')}</p>;
  const { changed, unchanged, refused, persons } = data;
  const start = async () => {
    setStarting(true);
    try {
      onStarted((await client.startBulkChange({ args, action })).id);
    } catch (failure) {
      messages.failure(failure);
    } finally {
      setStarting(false);
    }
  };
  return (
    <>
      <p role="status" className="bulk-counts">
        {[
          t('bulkChanges.changes', { count: changed }),
          ...(unchanged > 0 ? [t('bulkChanges.unchanged', { count: unchanged })] : []),
          ...(refused > 0 ? [t('bulkChanges.refused', { count: refused })] : []),
        ].join(' · ')}
      </p>
      {refused > 0 && <p className="search-hint">{t('bulkChanges.whyRefused')}</p>}
      {persons.length > 0 && (
        <BulkPersons<PreviewOutcome>
          title={t('bulkChanges.first')}
          persons={persons}
          counts={Object.entries({ changed, unchanged, refused }) as [PreviewOutcome, number][]}
          shown={shown}
          onShow={show}
          textOf={(outcome) => (outcome ? t(`bulkChanges.wouldBe.${outcome as PreviewOutcome}`) : '')}
        />
      )}
      <div>
        <SteadyButton disabled={changed === 0} loading={isStarting} onClick={() => void start()}>
          {t('bulkChanges.start', { count: changed })}
        </SteadyButton>
      </div>
    </>
  );
}
