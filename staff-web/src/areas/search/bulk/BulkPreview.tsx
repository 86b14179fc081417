import type { BulkAction, PreviewOutcome } from '@salient/shared/areas/bulk-changes/bulkChange.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { useClient, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { fieldErrorsSchema } from '@salient/shared/lib/contract/validation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { SteadyButton } from '../../../lib/controls/SteadyButton.tsx';
import type { Selection } from '../../../lib/list/selection.ts';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { BulkPersons, type PersonsShown, personsPerPage } from './BulkPersons.tsx';

interface Props {
  readonly args: Readonly<Record<string, unknown>>;
  /** With nobody chosen all of the search are meant. */
  readonly chosen: Selection;
  readonly action: BulkAction;
  readonly onStarted: (id: string) => void;
}

/** What would become of everybody, by number and by name, and the button that begins it. */
export function BulkPreview({ args, chosen, action, onStarted }: Props) {
  const { t } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const [isStarting, setStarting] = useState(false);
  const [shown, show] = useState<PersonsShown<PreviewOutcome>>({ outcome: null, page: 1 });
  const ids = chosen.rows.map(({ id }) => id);
  const asked = { args, action, ...(ids.length > 0 ? { ids } : {}) };
  const { data, error, refetch } = useMethod(
    'previewBulkChange',
    {
      ...{ ...asked, offset: (shown.page - 1) * personsPerPage, limit: personsPerPage },
      ...(shown.outcome ? { outcome: shown.outcome } : {}),
    },
    { keepPrevious: true },
  );
  const gone = goneAmong(ids, error);
  if (gone.length > 0) {
    const leaveOut = () =>
      chosen.set(
        chosen.rows.filter(({ id }) => gone.includes(id)),
        false,
      );
    return <GoneNotice count={gone.length} onLeaveOut={leaveOut} />;
  }
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('bulkChanges.previewing')}</p>;
  const { changed, unchanged, refused, persons } = data;
  const start = async () => {
    setStarting(true);
    try {
      onStarted((await client.startBulkChange(asked)).id);
    } catch (failure) {
      if (goneAmong(ids, failure).length > 0) await refetch();
      else messages.failure(failure);
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

/** Those of the chosen of whom the server says that they are not there. */
function goneAmong(ids: readonly string[], error: unknown): readonly string[] {
  const refused = error ? fieldErrorsSchema.safeParse(failureOf(error).data).data : undefined;
  return refused ? ids.filter((_, at) => refused[`ids.${at}`]) : [];
}

interface GoneProps {
  readonly count: number;
  readonly onLeaveOut: () => void;
}

/** Tells that some of the chosen were removed meanwhile, and leaves them out. */
function GoneNotice({ count, onLeaveOut }: GoneProps) {
  const { t } = useTexts();
  return (
    <Notice tone="warning">
      <p>{t('bulkChanges.goneChosen', { count })}</p>
      <SteadyButton variant="default" onClick={onLeaveOut}>
        {t('bulkChanges.leaveOut')}
      </SteadyButton>
    </Notice>
  );
}
