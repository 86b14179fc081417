import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { LanguageSwitch } from '@salient/shared/lib/ui/LanguageSwitch.tsx';
import { Mark } from '@salient/shared/lib/ui/Mark.tsx';
import type { i18n } from 'i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Address } from '../lib/routing/address.ts';
import { linkToStart } from '../lib/routing/linkTo.ts';
import { useAddress } from '../lib/routing/useAddress.ts';
import { inLanguage } from './inLanguage.ts';
import type { Route } from './readAddress.ts';
import { currentOf, sections } from './sections.ts';
import { useLanguageSwitch } from './useLanguageSwitch.ts';

/** The name of the site, its parts, and the languages. */
export function SiteHeader({ texts }: { readonly texts: i18n }) {
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
      <Sections />
      <LanguageSwitch
        hrefOf={(language) => inLanguage(pathname, search, language)}
        onChoose={useLanguageSwitch(texts)}
      />
    </header>
  );
}

function Sections() {
  const { t } = useTexts();
  const address = useAddress() as Address<Route>;
  return (
    <nav className="site-sections" aria-label={t('common.navigation')}>
      <ul>
        {sections.map((section) => (
          <li key={section.name}>
            <Link
              to={section.linkTo(address)}
              reloadDocument={section.isDocument}
              aria-current={currentOf(section, address.route.page)}
            >
              {t(`common.sections.${section.name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
