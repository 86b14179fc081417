import { type PageCode, staffPages } from '@salient/shared/app/pages/staffPages.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { Link } from 'react-router-dom';
import { ServerNotices } from '../../areas/backups/ServerNotices.tsx';
import { NoCatalogue } from '../../areas/catalogue/NoCatalogue.tsx';
import { NoMailServer } from '../../areas/mails/NoMailServer.tsx';
import { Icon, type IconName } from '../../lib/icons/Icon.tsx';
import { Page } from '../../lib/page/Page.tsx';
import { useServices } from '../../lib/services/services.ts';
import { MyDay } from './MyDay.tsx';

interface Tile {
  readonly key: 'namelist' | 'persons' | 'military_entities' | 'places' | 'memorials';
  readonly code: PageCode;
  readonly query?: string;
  readonly icon: IconName;
}

/** SHELL-04; the names list is a view of the persons (STACK-14). */
const tiles: readonly Tile[] = [
  { key: 'namelist', code: 'persons', query: '?dataset=namelist', icon: 'list' },
  { key: 'persons', code: 'persons', icon: 'person' },
  { key: 'military_entities', code: 'military_entities', icon: 'military' },
  { key: 'places', code: 'places', icon: 'place' },
  { key: 'memorials', code: 'memorials', icon: 'memorial' },
];

/** One step away as well: the tiles are those of the documents. */
const archive = ['collections', 'documentation'] as const satisfies readonly PageCode[];

/** Where the day begins. A tile is there when the page behind it is. */
export function HomePage() {
  const { t } = useTexts();
  const { hasScreen } = useServices();
  return (
    <Page title={t('pages.home')}>
      <ServerNotices />
      <NoMailServer />
      <NoCatalogue />
      <ul className="tiles">
        {tiles
          .filter(({ code }) => hasScreen(code))
          .map(({ key, code, query = '', icon }) => (
            <li key={key}>
              <Link to={staffPages[code].path + query}>
                <Icon name={icon} />
                <span className="tile-title">{t(`home.${key}`)}</span>
                <span className="tile-text">{t(`home.texts.${key}`)}</span>
              </Link>
            </li>
          ))}
      </ul>
      <MyDay />
      <nav className="elsewhere" aria-labelledby="archive">
        <h2 id="archive">{t('frame.groups.documents')}</h2>
        <ul>
          {archive.filter(hasScreen).map((code) => (
            <li key={code}>
              <Link to={staffPages[code].path}>{t(`pages.${code}`)}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="elsewhere" aria-labelledby="elsewhere">
        <h2 id="elsewhere">{t('home.elsewhere')}</h2>
        <ul>
          <li>
            <a href="/publicsearch">{t('home.publicSearch')}</a>
          </li>
          <li>
            <a href="/api">{t('home.api')}</a>
          </li>
        </ul>
      </section>
    </Page>
  );
}
