import { Button } from '@mantine/core';
import { madeKinds } from '@salient/shared/areas/imports/importBatch.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Notice } from '../../../lib/page/Notice.tsx';
import { WaitingPage } from '../../../lib/page/WaitingPage.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { isPartlyTakenBack } from './BatchSummary.tsx';
import { MadeRecords } from './MadeRecords.tsx';

interface Props {
  readonly batchId: string;
  /** What was counted. */
  readonly counts: ReactNode;
}

/** That a list was imported, with the ways to what came, or that it was taken back since. */
export function ImportedRecords({ batchId, counts }: Props) {
  const { t } = useTexts();
  const { data: batch, error, refetch } = useMethod('getImportBatch', { id: batchId });
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!batch) return <WaitingPage />;
  const { there } = batch;
  const page = pathTo('import_batch', { id: batchId });
  return (
    <>
      {batch.state === 'undone' ? (
        <Notice tone="warning">
          {t(isPartlyTakenBack(batch) ? 'importBatches.takenBackInPart' : 'importBatches.takenBack')}
        </Notice>
      ) : (
        <p className="lead" role="status">
          {t('imports.imported')}
        </p>
      )}
      <div className="imports-next">
        {there.created > 0 && (
          <Button component={Link} to={page}>
            {t('importBatches.showPersons', { count: there.created })}
          </Button>
        )}
        {there.updated > 0 && (
          <Button variant="default" component={Link} to={`${page}?did=updated`}>
            {t('importBatches.showUpdated', { count: there.updated })}
          </Button>
        )}
        <Button variant="default" component={Link} to={pathTo('imports')}>
          {t('imports.toBatches')}
        </Button>
      </div>
      {counts}
      {madeKinds.map((kind) => (
        <MadeRecords key={kind} batchId={batchId} kind={kind} count={there[kind]} />
      ))}
    </>
  );
}
