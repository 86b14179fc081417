import { Button } from '@mantine/core';
import type { ImportResult, ImportTask } from '@salient/shared/areas/imports/importList.ts';
import { problemText } from '@salient/shared/areas/imports/problemText.ts';
import { useClient, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { locales } from '@salient/shared/lib/i18n/languages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useId, useState } from 'react';
import { Icon } from '../../../lib/icons/Icon.tsx';
import { useMessages } from '../../../lib/messages/useMessages.ts';
import { FailedNotice } from '../../../lib/page/FailedNotice.tsx';

interface Props {
  readonly task: ImportTask;
  readonly result: ImportResult;
}

type Severity = 'error' | 'warning';

/** What is to be said about rows, by problem, with the rows behind each. */
export function Problems({ task, result: { codes } }: Props) {
  const { t } = useTexts();
  const id = useId();
  if (codes.length === 0) return null;
  return (
    <section className="form-section imports-section" aria-labelledby={id}>
      <h2 id={id}>{t('imports.problemsTitle')}</h2>
      <ul className="imports-rows">
        {codes.map(({ code, severity, rows }) => (
          <Problem key={`${severity} ${code}`} task={task} code={code} severity={severity} rows={rows} />
        ))}
      </ul>
      <div className="imports-next">
        {(['error', 'warning'] as const).map(
          (severity) =>
            codes.some((each) => each.severity === severity) && (
              <Download key={severity} task={task} severity={severity} />
            ),
        )}
      </div>
    </section>
  );
}

function Download({ task: { id }, severity }: { readonly task: ImportTask; readonly severity: Severity }) {
  const { t, language } = useTexts();
  const client = useClient();
  const messages = useMessages();
  const fetchFile = async () => {
    try {
      const { url } = await client.getImportCsv({ task_id: id, severity, language });
      window.location.assign(url);
    } catch (error) {
      messages.failure(error);
    }
  };
  return (
    <Button variant="default" leftSection={<Icon name="download" />} onClick={() => void fetchFile()}>
      {t(severity === 'error' ? 'imports.downloadRejects' : 'imports.downloadWarnings')}
    </Button>
  );
}

interface ProblemProps {
  readonly task: ImportTask;
  readonly code: string;
  readonly severity: Severity;
  readonly rows: number;
}

function Problem({ task, code, severity, rows }: ProblemProps) {
  const { t, language } = useTexts();
  const [isShown, setShown] = useState(false);
  return (
    <li data-severity={severity}>
      <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
        <summary>
          <strong>{rows.toLocaleString(locales[language])}</strong>{' '}
          {t(severity === 'error' ? 'imports.rejectedBecause' : 'imports.takenWith', { count: rows })}
          {t('common.colon')}
          {problemText(code, t)}
        </summary>
        {isShown && <Rows task={task} code={code} severity={severity} />}
      </details>
    </li>
  );
}

const pageSize = 10;

function Rows({ task: { id }, code, severity }: Omit<ProblemProps, 'rows'>) {
  const { t } = useTexts();
  const [offset, setOffset] = useState(0);
  const asked = { task_id: id, severity, code, offset, limit: pageSize };
  const { data, error, refetch } = useMethod('findImportProblems', asked, { keepPrevious: true });
  if (error) return <FailedNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <p role="status">{t('common.loading')}</p>;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the page is moved by the arrow keys */}
      <section className="imports-scroll" tabIndex={0} aria-label={problemText(code, t)}>
        <table className="imports-table">
          <thead>
            <tr>
              <th scope="col">{t('imports.line')}</th>
              <th scope="col">{t('imports.column')}</th>
              {data.header.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ row, line, columns, cells }) => (
              <tr key={row}>
                <th scope="row">{line}</th>
                <td>{columns}</td>
                {cells.map((cell, column) => (
                  <td
                    key={data.header[column] ?? `${column}`}
                    data-named={columns.split(', ').includes(data.header[column] ?? '') || undefined}
                  >
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className="imports-next">
        {offset > 0 && (
          <Button variant="default" onClick={() => setOffset(offset - pageSize)}>
            {t('imports.rowsBefore')}
          </Button>
        )}
        {data.has_more && (
          <Button variant="default" onClick={() => setOffset(offset + pageSize)}>
            {t('imports.rowsAfter')}
          </Button>
        )}
      </div>
    </>
  );
}
