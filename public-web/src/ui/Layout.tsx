import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { LanguageSwitch } from '@salient/shared/lib/ui/LanguageSwitch.tsx';
import { Mark } from '@salient/shared/lib/ui/Mark.tsx';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { inLanguage, useLinks } from '../app/links.ts';
import { useSite } from '../app/SiteContext.ts';
import { useLanguageSwitch } from '../app/useLanguageSwitch.ts';

/** What stands around every page: the way to the content, the name, the languages, and help at the same place. */
export function Layout({ texts, children }: { readonly texts: i18n; readonly children: ReactNode }) {
  const { t } = useTexts();
  return (
    <>
      <a className="skip-link" href="#content">
        {t('common.skip')}
      </a>
      <Header texts={texts} />
      <OfflineNotice />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

function Header({ texts }: { readonly texts: i18n }) {
  const { t } = useTexts();
  const links = useLinks();
  const { pathname, search } = useLocation();
  return (
    <header className="site-header">
      <Link className="wordmark" to={links.search()}>
        <Mark />
        <span className="wordmark-name">{t('common.product')}</span>
        <span className="wordmark-tagline">{t('common.tagline')}</span>
      </Link>
      <LanguageSwitch
        hrefOf={(language) => inLanguage(pathname, search, language)}
        onChoose={useLanguageSwitch(texts)}
      />
    </header>
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

function Footer() {
  const { t } = useTexts();
  const { site } = useSite();
  const links = useLinks();
  const { helpMail, helpPhone } = site;
  return (
    <footer className="site-footer">
      <section className="help" aria-labelledby="help">
        <h2 id="help">{t('common.help.title')}</h2>
        <p>{helpMail || helpPhone ? t('common.help.text') : t('common.help.desk')}</p>
        {(helpMail || helpPhone) && (
          <ul>
            {helpMail && (
              <li>
                <a href={`mailto:${helpMail}`}>{t('common.help.mail', { mail: helpMail })}</a>
              </li>
            )}
            {helpPhone && (
              <li>
                <a href={`tel:${helpPhone.replace(/[^+\d]/g, '')}`}>{t('common.help.phone', { phone: helpPhone })}</a>
              </li>
            )}
          </ul>
        )}
      </section>
      <nav aria-label={t('common.navigation')}>
        <ul>
          <li>
            <Link to={links.search()}>{t('common.searchName')}</Link>
          </li>
          <li>
            <Link to={links.keys()}>{t('common.keys')}</Link>
          </li>
          <li>
            <Link to={links.accessibility()}>{t('common.accessibility')}</Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
