import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { LanguageSwitch } from '@salient/shared/lib/ui/LanguageSwitch.tsx';
import { Mark } from '@salient/shared/lib/ui/Mark.tsx';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { linkToKeys } from '../areas/key-locations/keyLinks.ts';
import { languageParams, withQuery } from '../lib/routing/address.ts';
import { linkToStart } from '../lib/routing/linkTo.ts';
import { useAddress } from '../lib/routing/useAddress.ts';
import { useSite } from '../lib/site/SiteContext.ts';
import { inLanguage } from './inLanguage.ts';
import { useLanguageSwitch } from './useLanguageSwitch.ts';

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
  const address = useAddress();
  const { pathname, search } = useLocation();
  return (
    <header className="site-header">
      <Link className="wordmark" to={linkToStart(address)}>
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
  const address = useAddress();
  const { helpMail, helpPhone } = site;
  return (
    <footer className="site-footer">
      <section className="help" aria-labelledby="help">
        <h2 id="help">{t('common.help.title')}</h2>
        <p>{helpMail || helpPhone ? t('common.help.text') : t('common.help.staff')}</p>
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
            <Link to={linkToStart(address)}>{t('common.searchName')}</Link>
          </li>
          <li>
            <Link to={linkToKeys(address)}>{t('common.keys')}</Link>
          </li>
          <li>
            <Link to={withQuery('/publicsearch/accessibility', languageParams(address))}>
              {t('common.accessibility')}
            </Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
