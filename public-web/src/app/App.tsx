import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { ClientProvider } from '@salient/shared/lib/client/useMethod.ts';
import { TextsProvider } from '@salient/shared/lib/i18n/useTexts.ts';
import { HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useChunk } from '../lib/chunks/chunk.ts';
import { AddressContext } from '../lib/routing/useAddress.ts';
import { usePageTurn } from '../lib/routing/usePageTurn.ts';
import type { Boot } from '../lib/site/boot.ts';
import { SiteContext } from '../lib/site/SiteContext.ts';
import { Layout } from './Layout.tsx';
import { pageOf } from './pages.ts';
import { type PageAddress, readAddress } from './readAddress.ts';
import { useLanguageOfAddress } from './useLanguageSwitch.ts';

interface Props {
  readonly boot: Boot;
  readonly texts: i18n;
  readonly client: Client;
  readonly queries: QueryClient;
}

/** The public pages inside a router, the same in the browser and on the server. */
export function App({ boot, texts, client, queries }: Props) {
  return (
    <TextsProvider texts={texts}>
      <ClientProvider client={client}>
        <QueryClientProvider client={queries}>
          <HydrationBoundary state={boot.queries}>
            <SiteContext.Provider value={boot}>
              <CurrentPage texts={texts} />
            </SiteContext.Provider>
          </HydrationBoundary>
        </QueryClientProvider>
      </ClientProvider>
    </TextsProvider>
  );
}

function CurrentPage({ texts }: { readonly texts: i18n }) {
  const { pathname, search } = useLocation();
  const address = useMemo(() => readAddress(pathname, search), [pathname, search]);
  useLanguageOfAddress(address, texts);
  usePageTurn();
  return (
    <AddressContext.Provider value={address}>
      <Layout texts={texts}>
        <Suspense fallback={<div className="page-waiting" />}>
          <PageOutlet address={address} />
        </Suspense>
      </Layout>
    </AddressContext.Provider>
  );
}

function PageOutlet({ address }: { readonly address: PageAddress }) {
  const { Page } = useChunk(pageOf(address));
  return <Page address={address} />;
}
