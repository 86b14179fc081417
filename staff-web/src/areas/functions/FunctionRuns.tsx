import { Button } from '@mantine/core';
import type { FunctionRun } from '@salient/shared/areas/functions/functionMethods.ts';
import { actionName, functionName } from '@salient/shared/areas/functions/functionTexts.ts';
import { argumentTexts } from '@salient/shared/areas/functions/query/argumentLabels.ts';
import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { tableRoles } from '../../lib/list/tableRoles.ts';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';

const first = 5;
const more = 25;

/** Who ran the function that is chosen, or any, and with what outcome: the last first. */
export function FunctionRuns({ name }: { readonly name: string | undefined }) {
  const { t } = useTexts();
  const id = useId();
  const [limit, setLimit] = useState(first);
  const asked = { ...(name === undefined ? {} : { name }), limit };
  const { data, error, refetch } = useMethod('getFunctionRuns', asked, { keepPrevious: true });
  return (
    <div className="form-section functions-runs">
      <h2 id={id}>{t('functions.runs.title')}</h2>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <p className="search-hint">{t('functions.runs.none')}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by keyboard. */}
          <section className="functions-runs-scroll" tabIndex={0} aria-labelledby={id}>
            <table {...tableRoles.table}>
              <thead {...tableRoles.group}>
                <tr {...tableRoles.row}>
                  <th {...tableRoles.columnHead} scope="col">
                    {t('functions.runs.when')}
                  </th>
                  <th {...tableRoles.columnHead} scope="col">
                    {t('functions.runs.who')}
                  </th>
                  <th {...tableRoles.columnHead} scope="col">
                    {t('functions.runs.what')}
                  </th>
                  <th {...tableRoles.columnHead} scope="col">
                    {t('functions.runs.with')}
                  </th>
                  <th {...tableRoles.columnHead} scope="col">
                    {t('functions.runs.rows')}
                  </th>
                  <th {...tableRoles.columnHead} scope="col">
                    {t('functions.runs.duration')}
                  </th>
                  <th {...tableRoles.columnHead} scope="col">
                    {t('functions.runs.outcome')}
                  </th>
                </tr>
              </thead>
              <tbody {...tableRoles.group}>
                {data?.data.map((run) => (
                  <Run key={run.id} run={run} isOfOne={name !== undefined} />
                ))}
              </tbody>
            </table>
          </section>
          {data && data.total > limit && (
            <Button variant="default" onClick={() => setLimit((before) => before + more)}>
              {t('functions.runs.more')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

function Run({ run, isOfOne }: { readonly run: FunctionRun; readonly isOfOne: boolean }) {
  const { t, language } = useTexts();
  const { action, rows, failed, outcome } = run;
  const what =
    action === null ? t(run.is_nightly ? 'functions.runs.nightly' : 'functions.runs.read') : actionName(action, t);
  return (
    <tr {...tableRoles.row}>
      <td {...tableRoles.cell}>{momentText(run.started_at)}</td>
      <td {...tableRoles.cell}>{run.account}</td>
      <td {...tableRoles.cell}>
        {isOfOne ? what : `${functionName(run.function, t)}${action === null && !run.is_nightly ? '' : ` · ${what}`}`}
      </td>
      <td {...tableRoles.cell}>{argumentTexts(run.arguments, { t, language }).join('; ')}</td>
      <td {...tableRoles.cell} data-label={t('functions.runs.rows') + t('common.colon')}>
        {failed > 0
          ? t('functions.runs.failed', { done: (rows ?? 0) + failed, failed })
          : rows?.toLocaleString(locales[language])}
      </td>
      <td {...tableRoles.cell}>{t('functions.runs.seconds', { seconds: Math.round(run.duration_ms / 100) / 10 })}</td>
      <td {...tableRoles.cell}>{t(`functions.outcomes.${outcome}`)}</td>
    </tr>
  );
}
