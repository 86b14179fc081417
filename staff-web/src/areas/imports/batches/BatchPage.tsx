import { Button } from '@mantine/core';
import { type ImportBatch, madeKinds } from '@salient/shared/areas/imports/importBatch.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import type { ResultOf } from '@salient/shared/lib/contract/defineMethod.ts';
import type { Methods } from '@salient/shared/lib/contract/methodRegister.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { Page } from '../../../lib/page/Page.tsx';
import { WaitingPage } from '../../../lib/page/WaitingPage.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { BatchSummary, isMoving } from './BatchSummary.tsx';
import '../../../lib/form/form.css';
import '../imports.css';
import { batchName } from './batchName.ts';
import { ImportedPersons } from './ImportedPersons.tsx';
import { MadeRecords } from './MadeRecords.tsx';

/** How often it is asked how far an import or its undo is. Milliseconds. */
const askEveryMs = 1_000;

/** One import: what it did, how it stands, and the records that came of it. */
export function BatchPage() {
  const { t } = useTexts();
  const { id = '' } = useParams();
  const { data: batch, error, refetch } = useBatch(id);
  const title = batch ? batchName(batch) : t('importBatches.title');
  return (
    <Page
      title={title}
      isWaiting={!batch}
      actions={
        batch?.list_id && (
          <Button variant="default" component={Link} to={pathTo('import_list', { id: batch.list_id })}>
            {t('importBatches.openList')}
          </Button>
        )
      }
    >
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : batch ? (
        <>
          <div className="form-section imports-section">
            <BatchSummary batch={batch} />
          </div>
          <Records batch={batch} />
        </>
      ) : (
        <WaitingPage />
      )}
    </Page>
  );
}

/** An import, asked for again as long as something is under way with it. */
function useBatch(id: string) {
  const [isFollowing, setFollowing] = useState(true);
  const query = useMethod('getImportBatch', { id }, isFollowing ? { everyMs: askEveryMs } : {});
  const isBusy = query.data ? isMoving(query.data as ImportBatch) : true;
  if (isBusy !== isFollowing) setFollowing(isBusy);
  return query;
}

function Records({ batch: { id, there, kind } }: { readonly batch: ResultOf<Methods['getImportBatch']> }) {
  const { t } = useTexts();
  const isEmpty = Object.values(there).every((count) => count === 0);
  if (isEmpty) return <p className="form-hint">{t('importBatches.nothing')}</p>;
  return (
    <>
      {madeKinds.map((made) => (
        <MadeRecords key={made} batchId={id} kind={made} count={there[made]} />
      ))}
      {kind === 'persons' && <ImportedPersons batchId={id} there={there} />}
    </>
  );
}
