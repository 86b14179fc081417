import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** What stands around every page: the way to the content, the parts of the site, the languages, and help at the same place. */
export function Layout({ texts, children }: { readonly texts: i18n; readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('common.skip')}
      </a>
      <SiteHeader texts={texts} />
      <OfflineNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

function OfflineNotice() {
  const { t } = useTexts();
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return (
    <div role="status" className="offline" data-offline={t('common.offline')}>
      {offline && <p>{t('common.offline')}</p>}
    </div>
  );
}
