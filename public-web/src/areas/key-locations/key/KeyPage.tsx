import { keyLocationName } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import type { PublicKeyLocation } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import { publicPathOf } from '@salient/shared/areas/short-addresses/shortAddress.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Address } from '../../../lib/routing/address.ts';
import type { PageProps } from '../../../lib/routing/PageModule.ts';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { pathInLanguage, useHead } from '../../../lib/site/head.ts';
import { useSite } from '../../../lib/site/SiteContext.ts';
import { FailedPage } from '../../../lib/ui/FailedPage.tsx';
import { Icon } from '../../../lib/ui/icons.tsx';
import { LanguageText } from '../../../lib/ui/LanguageText.tsx';
import { PageTitle } from '../../../lib/ui/PageTitle.tsx';
import { PhotoFigures } from '../../../lib/ui/PhotoFigures.tsx';
import { WaitingPage } from '../../../lib/ui/WaitingPage.tsx';
import { KeyName } from '../KeyName.tsx';
import { keyGraph, noteDescription } from '../keyJsonLd.ts';
import { linkToKeys } from '../keyLinks.ts';
import type { KeyRoute } from '../keyRoutes.ts';
import { keyTitle } from '../keyTitle.ts';
import { NoKey } from '../NoKey.tsx';
import { CiteKey } from './CiteKey.tsx';
import { DirectionsLink } from './DirectionsLink.tsx';
import { KeyStories } from './KeyStories.tsx';
import { KeyWalk } from './KeyWalk.tsx';
import { NearbyMap } from './NearbyMap.tsx';

export const fetchAhead = ({ route }: Address<KeyRoute>, client: Client) =>
  [methodQuery(client, 'getPublicKeyLocation', { id: route.id })] as unknown as FetchQueryOptions[];

/** The page that a visitor reads at a key, on a phone in the street (ROUTE-53). */
export function Page({ address: { route } }: PageProps<KeyRoute>) {
  const { data: key, error, refetch } = useMethod('getPublicKeyLocation', { id: route.id });
  if (key) return <KeyArticle place={key} />;
  if (!error) return <WaitingPage />;
  const { name, data } = failureOf(error);
  if (name === 'notFound') return <NoKey />;
  if (name === 'gone') return <NoKey at={(data as { at: string }).at} />;
  return <FailedPage error={error} onRetry={() => void refetch()} />;
}

function KeyArticle({ place }: { readonly place: PublicKeyLocation }) {
  const { t, language } = useTexts();
  const { origin } = useSite();
  const address = useAddress();
  const { id, number, year, position, notes, photos, stories } = place;
  const name = keyLocationName(place, language).text;
  const path = publicPathOf({ kind: 'key_location', id, second_id: null });
  useHead({
    title: `${t('keyLocationPages.metaTitle', { name })} – Salient`,
    description: noteDescription(notes, language) ?? t('keyLocationPages.metaDescription', { name }),
    path,
    kind: 'article',
    image: photos[0]?.src,
    graph: keyGraph(place, origin + pathInLanguage(path, language), language),
  });
  return (
    <article className="page key-page">
      <p className="back-link">
        <Link to={linkToKeys(address)}>
          <Icon name="back" />
          {t('keyLocationPages.list')}
        </Link>
      </p>
      <header className="person-header">
        <p className="person-kind">
          <span>{keyTitle(number, t)}</span>
          <span>{t('keyLocationPages.since', { year })}</span>
        </p>
        <PageTitle className="person-name">
          <KeyName place={place} />
        </PageTitle>
        <LanguageText texts={notes} className="lead key-note" />
        <p className="key-ways">
          <DirectionsLink position={position} name={name} />
        </p>
      </header>
      <PhotoFigures photos={photos} label={t('keyLocationPages.photos')} />
      <KeyStories stories={stories} />
      <NearbyMap here={id} />
      <KeyWalk {...place} />
      <CiteKey name={name} code={place.short_code} />
    </article>
  );
}
