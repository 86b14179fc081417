import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import type { KeyWalk } from '@salient/shared/areas/key-locations/keyWalk.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import type { Address } from '../../../lib/routing/address.ts';
import type { PageProps } from '../../../lib/routing/PageModule.ts';
import { useHead } from '../../../lib/site/head.ts';
import { FailedPage } from '../../../lib/ui/FailedPage.tsx';
import { Icon } from '../../../lib/ui/icons.tsx';
import { PageTitle } from '../../../lib/ui/PageTitle.tsx';
import { WaitingPage } from '../../../lib/ui/WaitingPage.tsx';
import { linkToKeyMap, mapPath } from '../keyLinks.ts';
import type { KeyMapRoute, KeysRoute } from '../keyRoutes.ts';
import { MapPanel } from '../map/MapPanel.tsx';
import { KeyList } from './KeyList.tsx';
import { isByTheme, pathInOrder } from './keyOrder.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { ThemeWalks } from './ThemeWalks.tsx';
import { useIsWide } from './useIsWide.ts';
import { useNearness } from './useNearness.ts';

export const fetchAhead = (_address: Address, client: Client) =>
  [
    methodQuery(client, 'keyLocationsForMap', {}),
    methodQuery(client, 'findKeyWalks', {}),
  ] as unknown as FetchQueryOptions[];

/** The key walk: the list, with the map beside it where there is room and else a tap away, and the map's own page. */
export function Page({ address }: PageProps<KeysRoute | KeyMapRoute>) {
  // An open page notices a key that was added or moved (MAP-10).
  const { data: keys, error, refetch } = useMethod('keyLocationsForMap', {}, { everyMs: 60_000 });
  // Without them the list is there by number all the same.
  const { data: walks } = useMethod('findKeyWalks', {});
  if (keys) return <Keys keys={keys} walks={walks?.data ?? []} address={address} />;
  return error ? <FailedPage error={error} onRetry={() => void refetch()} /> : <WaitingPage />;
}

interface KeysProps extends PageProps<KeysRoute | KeyMapRoute> {
  readonly keys: readonly MapKeyLocation[];
  readonly walks: readonly KeyWalk[];
}

function Keys({ keys, walks, address }: KeysProps) {
  const { t, language } = useTexts();
  const nearness = useNearness();
  const isWide = useIsWide();
  const { pathname, search } = useLocation();
  const isMap = address.route.page === 'keyMap';
  const hasThemes = walks.length > 0;
  const named = hasThemes && isByTheme(address) ? 'theme' : 'number';
  const order = nearness.place ? 'distance' : named;
  const title = isMap ? t('keyLocationPages.mapTitle') : t('keyLocationPages.title');
  const lead = isMap ? t('keyLocationPages.mapLead') : t('keyLocationPages.lead');
  useHead({
    title: `${title} – Salient`,
    description: lead,
    path: isMap ? mapPath : '/keys',
    languageAsSegment: isMap,
  });
  return (
    <div className={`page keys-page${isMap ? ' keys-page-map' : ''}`}>
      <PageTitle>{title}</PageTitle>
      {keys.length > 0 && <p className="lead">{lead}</p>}
      {keys.length === 0 ? (
        <p className="notice">{t('keyLocationPages.empty')}</p>
      ) : (
        <div className="keys-parts">
          <section className="keys-map" aria-label={t('keyLocationPages.map')}>
            {isMap || isWide ? (
              <MapPanel keys={keys} />
            ) : (
              <Link className="button" to={linkToKeyMap(address, language)}>
                <Icon name="map" />
                {t('keyLocationPages.showMap')}
              </Link>
            )}
          </section>
          <section className="keys-list" aria-label={t('keyLocationPages.list')}>
            <OrderChoice
              order={order}
              hrefOf={(each) => pathInOrder(pathname, search, each)}
              hasThemes={hasThemes}
              nearness={nearness}
            />
            {order === 'theme' ? (
              <ThemeWalks keys={keys} walks={walks} />
            ) : (
              <KeyList keys={keys} from={nearness.place} />
            )}
          </section>
        </div>
      )}
    </div>
  );
}
