import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { ClientProvider } from '@salient/shared/lib/client/useMethod.ts';
import { TextsProvider } from '@salient/shared/lib/i18n/useTexts.ts';
import { HydrationBoundary, type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { Layout } from '../ui/Layout.tsx';
import type { Address } from './address.ts';
import type { Boot } from './boot.ts';
import { useChunk } from './chunk.ts';
import { useAddress } from './links.ts';
import { pages } from './pages.ts';
import { SiteContext } from './SiteContext.ts';
import { useLanguageOfAddress } from './useLanguageSwitch.ts';
import { usePageTurn } from './usePageTurn.ts';

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
  const address = useAddress();
  useLanguageOfAddress(address, texts);
  usePageTurn();
  return (
    <Layout texts={texts}>
      <Suspense fallback={<div className="page-waiting" />}>
        <PageOutlet address={address} />
      </Suspense>
    </Layout>
  );
}

function PageOutlet({ address }: { readonly address: Address }) {
  const { Page } = useChunk(pages[address.route.page]);
  return <Page address={address} />;
}
