import type { PublicMemorial } from '@salient/shared/areas/memorials/publicMemorial.ts';
import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { failureOf } from '@salient/shared/lib/client/rpcError.ts';
import { methodQuery, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import type { ReactNode } from 'react';
import type { PageProps } from '../../lib/routing/PageModule.ts';
import { pathInLanguage, useHead } from '../../lib/site/head.ts';
import { useSite } from '../../lib/site/SiteContext.ts';
import { FailedPage } from '../../lib/ui/FailedPage.tsx';
import { MergedRecord } from '../../lib/ui/MergedRecord.tsx';
import { NothingHere } from '../../lib/ui/NothingHere.tsx';
import { PageTitle } from '../../lib/ui/PageTitle.tsx';
import { PhotoFigures } from '../../lib/ui/PhotoFigures.tsx';
import { WaitingPage } from '../../lib/ui/WaitingPage.tsx';
import { linkToMemorial } from './linkToMemorial.ts';
import { MemorialFacts } from './MemorialFacts.tsx';
import { memorialGraph } from './memorialJsonLd.ts';
import type { MemorialRoute } from './memorialRoute.ts';

export const memorialQuery = ({ id }: MemorialRoute, client: Client) =>
  methodQuery(client, 'getPublicMemorial', { id });

interface Props extends PageProps<MemorialRoute> {
  /** The names on it, page by page. */
  readonly names: ReactNode;
}

/** A memorial as visitors read it: what it is, where it lies, and whose names it bears. */
export function MemorialPage({ address, names }: Props) {
  const { t } = useTexts();
  const { route } = address;
  const { data: memorial, error, refetch } = useMethod('getPublicMemorial', { id: route.id });
  if (memorial) return <MemorialArticle memorial={memorial} names={names} />;
  if (!error) return <WaitingPage />;
  const { name, data } = failureOf(error);
  if (name === 'merged') {
    return (
      <MergedRecord
        location={linkToMemorial(address, (data as { to?: string })?.to ?? '')}
        title={t('memorialPage.merged.title')}
        text={t('memorialPage.merged.text')}
        follow={t('memorialPage.merged.follow')}
      />
    );
  }
  if (name === 'notFound') {
    return <NothingHere title={t('memorialPage.notFound.title')} text={t('memorialPage.notFound.text')} status={404} />;
  }
  if (name === 'gone') {
    return <NothingHere title={t('memorialPage.gone.title')} text={t('memorialPage.gone.text')} status={410} />;
  }
  return <FailedPage error={error} onRetry={() => void refetch()} />;
}

function MemorialArticle({ memorial, names }: { readonly memorial: PublicMemorial; readonly names: ReactNode }) {
  const { t, language } = useTexts();
  const { origin } = useSite();
  const { id, name, type, photos } = memorial;
  const path = `/memorial/${id}`;
  useHead({
    title: `${name} – Salient`,
    description: t('memorialPage.metaDescription', { name }),
    path,
    image: photos[0]?.src,
    graph: memorialGraph(memorial, origin + pathInLanguage(path, language)),
  });
  return (
    <article className="page memorial-page">
      <header className="person-header">
        <p className="person-kind">
          <span>{t(`memorials.types.${type}`)}</span>
        </p>
        <PageTitle className="person-name">
          <bdi>{name}</bdi>
        </PageTitle>
        {memorial.description && <p className="lead memorial-text">{memorial.description}</p>}
      </header>
      <MemorialFacts memorial={memorial} />
      <PhotoFigures photos={photos} label={t('memorialPage.photos')} />
      {names}
    </article>
  );
}
