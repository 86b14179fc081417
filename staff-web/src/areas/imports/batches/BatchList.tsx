import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { WaitingPage } from '../../../lib/page/WaitingPage.tsx';
import { pathTo } from '../../../lib/routing/links.ts';
import { BatchSummary } from './BatchSummary.tsx';
import { batchName } from './batchName.ts';

/** The imports of the museum, newest first, each with the way to what it brought and the way back. */
export function BatchList() {
  const { t } = useTexts();
  const query = useMethod('findImportBatches', {}, { everyMs: 2_000 });
  const { data, error, refetch } = query;
  return (
    <section className="form-section imports-section" aria-labelledby="imports-batches">
      <h2 id="imports-batches">{t('imports.batches')}</h2>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingPage />
      ) : data.batches.length === 0 ? (
        <p className="form-hint">{t('imports.noBatches')}</p>
      ) : (
        <ol className="imports-rows">
          {data.batches.map((batch) => (
            <li key={batch.id} data-entry={batch.id} data-state={batch.state}>
              <BatchSummary
                batch={batch}
                heading={
                  <Link className="imports-name" to={pathTo('import_batch', { id: batch.id })}>
                    <bdi>{batchName(batch)}</bdi>
                  </Link>
                }
              />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
