import type { Client } from '@salient/shared/lib/client/createClient.ts';
import { ClientProvider } from '@salient/shared/lib/client/useMethod.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { useMemo, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { CountingProvider } from '../areas/figures/CountingProvider.tsx';
import { useFreshContent } from '../areas/kiosk-content/useFreshContent.ts';
import type { KioskBundle } from '../lib/bundle/KioskBundle.ts';
import { BundleProvider } from '../lib/bundle/useBundle.ts';
import { KioskContentProvider } from '../lib/content/KioskContentProvider.tsx';
import { PanelSize } from '../lib/panel/PanelSize.tsx';
import { VisitProvider } from '../lib/visit/VisitProvider.tsx';
import { KioskShell } from './shell/KioskShell.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly client: Client;
  readonly bundle: KioskBundle;
  readonly texts: i18n;
}

/** A browser without a network would let calls wait for one; the kiosk shows what it has instead. */
const newQueries = () => new QueryClient({ defaultOptions: { queries: { retry: 1, networkMode: 'always' } } });

/** One kiosk: its content, its visitor, its screens. */
export function App({ client, bundle, texts }: Props) {
  const { content, takeNew, lookForNew } = useFreshContent(client, bundle);
  const holdings = useMemo(
    () => ({ takeNew, lookForNew, bundle: () => bundle.state.active?.id ?? null }),
    [takeNew, lookForNew, bundle],
  );
  const [queries] = useState(newQueries);
  if (!content) return <Waiting />;
  return (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>
        <BundleProvider value={bundle}>
          <KioskContentProvider content={content}>
            <PanelSize />
            <VisitProvider texts={texts}>
              <BrowserRouter basename="/kiosk">
                <CountingProvider>
                  <KioskShell holdings={holdings} />
                </CountingProvider>
              </BrowserRouter>
            </VisitProvider>
          </KioskContentProvider>
        </BundleProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}
