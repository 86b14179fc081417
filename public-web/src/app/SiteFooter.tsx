import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { languageParams, withQuery } from '../lib/routing/address.ts';
import { useAddress } from '../lib/routing/useAddress.ts';
import { useSite } from '../lib/site/SiteContext.ts';

/** At the same place on every page: how to get help, where the museum has said how, and the statement on access (P12). */
export function SiteFooter() {
  const { t, language } = useTexts();
  const address = useAddress();
  const { hasOpenData } = useSite().site;
  return (
    <footer className="site-footer">
      <Help />
      <p>
        <Link to={withQuery('/publicsearch/accessibility', languageParams(address))}>{t('common.accessibility')}</Link>
        {hasOpenData && <a href={`/open-data/?lang=${language}`}>{t('common.openData')}</a>}
      </p>
    </footer>
  );
}

function Help() {
  const { t } = useTexts();
  const { helpMail, helpPhone } = useSite().site;
  if (!helpMail && !helpPhone) return null;
  return (
    <section className="help" aria-labelledby="help">
      <h2 id="help">{t('common.help.title')}</h2>
      <p>{t('common.help.text')}</p>
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
    </section>
  );
}
