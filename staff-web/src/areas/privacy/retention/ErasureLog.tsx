import { Button } from '@mantine/core';
import type { ErasureRun } from '@salient/shared/areas/privacy/retention/retention.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { ListSkeleton } from '../../../lib/list/ListStates.tsx';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';
import { classText } from './classText.ts';

/** Runs shown at once, and as many more each time. */
const step = 20;

/** When something was listed or erased, of which class, how much and by whom: never what. */
export function ErasureLog() {
  const { t } = useTexts();
  const id = useId();
  const [limit, setLimit] = useState(step);
  const { data, error, refetch } = useMethod('findErasureRuns', { limit }, { keepPrevious: true });
  return (
    <section className="form-section retention-section" aria-labelledby={id}>
      <h2 id={id}>{t('retention.log')}</h2>
      <p className="form-hint">{t('retention.logHint')}</p>
      {error && !data ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={3} />
      ) : data.total === 0 ? (
        <p role="status">{t('retention.noLog')}</p>
      ) : (
        <ol className="retention-log">
          {data.data.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ol>
      )}
      {data && data.data.length < data.total && (
        <Button variant="default" onClick={() => setLimit(limit + step)}>
          {t('retention.more')}
        </Button>
      )}
    </section>
  );
}

function Run({ run: { at, label, listed, erased, account } }: { readonly run: ErasureRun }) {
  const { t } = useTexts();
  const done = [
    ...(listed > 0 ? [t('retention.listed', { count: listed })] : []),
    ...(erased > 0 ? [t('retention.erased', { count: erased })] : []),
  ];
  return (
    <li>
      <strong>{classText(t, label)}</strong>
      <span className="retention-soft">
        {momentText(at)}, {account === null ? t('retention.byItself') : t('retention.by', { who: account })}
      </span>
      <p>{done.join(' · ')}</p>
    </li>
  );
}
