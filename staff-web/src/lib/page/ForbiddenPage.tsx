import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { Page } from './Page.tsx';

/** The page exists, but not for this account (SHELL-36). */
export function ForbiddenPage() {
  const { t } = useTexts();
  return (
    <Page title={t('frame.forbidden.title')}>
      <div className="notice-page">
        <p>{t('frame.forbidden.text')}</p>
        <Link to="/">{t('frame.toHome')}</Link>
      </div>
    </Page>
  );
}
