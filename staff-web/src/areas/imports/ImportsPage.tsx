import { useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { momentText } from '@salient/shared/lib/dates/momentText.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { FailedNotice } from '../../lib/page/FailedNotice.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { WaitingPage } from '../../lib/page/WaitingPage.tsx';
import { pathTo } from '../../lib/routing/links.ts';
import { fileSize } from '../attachments/uploadText.ts';
import { BatchList } from './batches/BatchList.tsx';
import '../../lib/form/form.css';
import './imports.css';
import { NewList } from './NewList.tsx';

/** Lists of historians: where they are sent, those that are prepared, and what was imported. */
export function ImportsPage() {
  const { t } = useTexts();
  return (
    <Page title={t('imports.title')}>
      <p className="lead imports-lead">{t('imports.lead')}</p>
      <NewList />
      <PreparedLists />
      <BatchList />
    </Page>
  );
}

function PreparedLists() {
  const { t, language } = useTexts();
  const { data, error, refetch } = useMethod('findImportLists', {});
  return (
    <section className="form-section imports-section" aria-labelledby="imports-prepared">
      <h2 id="imports-prepared">{t('imports.prepared')}</h2>
      {error ? (
        <FailedNotice error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingPage />
      ) : data.lists.length === 0 ? (
        <p className="form-hint">{t('imports.nonePrepared')}</p>
      ) : (
        <ul className="imports-rows">
          {data.lists.map(({ id, file_name, bytes, account, created_at }) => (
            <li key={id} data-entry={id}>
              <Link to={pathTo('import_list', { id })}>
                <bdi>{file_name}</bdi>
              </Link>
              <span className="imports-soft">
                {fileSize(t, language, bytes)} · {t('imports.sentBy', { account, at: momentText(created_at) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
