import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { monthAndYear } from '@salient/shared/lib/ui/dateWords.ts';
import { Failure } from '../../lib/ui/Failure.tsx';
import { type Losses, monthsOfChart } from './monthsOfChart.ts';
import type { UnitRoute } from './unitRoute.ts';

export const lossesQuery = ({ id }: UnitRoute, client: Client) => methodQuery(client, 'getUnitLosses', { unitId: id });

/** How many of a unit died in each month, as columns and as a table of the same numbers. */
export function UnitLosses({ unitId }: { readonly unitId: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useMethod('getUnitLosses', { unitId });
  if (data?.total === 0) return null;
  return (
    <section className="person-section" aria-labelledby="losses">
      <h2 id="losses">{t('unitPage.losses.title')}</h2>
      <div className="section-body">
        {data ? (
          <>
            <p>
              {t('unitPage.losses.text', { count: data.total })}{' '}
              {data.undated > 0 && t('unitPage.losses.undated', { count: data.undated })}
            </p>
            <LossesChart months={data.months} />
          </>
        ) : error ? (
          <Failure title={t('common.errorTitle')} error={error} onRetry={() => void refetch()} />
        ) : (
          <p role="status">{t('common.loading')}</p>
        )}
      </div>
    </section>
  );
}

/** Months side by side in the drawing's own measure. */
const columnWidth = 10;

function LossesChart({ months }: Pick<Losses, 'months'>) {
  const { t, language } = useTexts();
  const shown = new Intl.NumberFormat(locales[language]);
  const nameOf = (month: string) => monthAndYear(Number(month.slice(5)), Number(month.slice(0, 4)), t);
  const columns = monthsOfChart(months);
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return null;
  const most = columns.reduce((highest, column) => (column.count > highest.count ? column : highest));
  return (
    <>
      <figure className="losses-chart">
        <svg viewBox={`0 0 ${columns.length * columnWidth} 100`} preserveAspectRatio="none" aria-hidden="true">
          {columns.map(({ month, count }, index) => (
            <rect
              key={month}
              x={index * columnWidth + 1}
              y={100 - (count / most.count) * 100}
              width={columnWidth - 2}
              height={(count / most.count) * 100}
            >
              <title>{`${nameOf(month)}${t('common.colon')}${shown.format(count)}`}</title>
            </rect>
          ))}
        </svg>
        <div className="losses-ends" aria-hidden="true">
          <span>{nameOf(first.month)}</span>
          <span>{nameOf(last.month)}</span>
        </div>
        <figcaption>
          {t('unitPage.losses.chart', {
            ...{ from: nameOf(first.month), to: nameOf(last.month), month: nameOf(most.month), count: most.count },
          })}
        </figcaption>
      </figure>
      <details className="losses-table">
        <summary>{t('unitPage.losses.table')}</summary>
        <table>
          <caption className="visually-hidden">{t('unitPage.losses.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('unitPage.losses.month')}</th>
              <th scope="col">{t('unitPage.losses.count')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{nameOf(month)}</th>
                <td>{shown.format(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
