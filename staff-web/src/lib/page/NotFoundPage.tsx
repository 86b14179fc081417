import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Page } from './Page.tsx';

/** An address or a record that does not exist (SHELL-35). */
export function NotFoundPage() {
  const { t } = useTexts();
  return (
    <Page title={t('common.notFound.title')}>
      <div className="notice-page">
        <p>{t('frame.notFound')}</p>
        <Link to="/">{t('frame.toHome')}</Link>
        <a href="/publicsearch">{t('common.searchName')}</a>
      </div>
    </Page>
  );
}
