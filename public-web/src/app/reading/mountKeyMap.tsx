import { createClient } from '@salient/shared/lib/client/createClient.ts';
import { ClientProvider, useMethod } from '@salient/shared/lib/client/useMethod.ts';
import { createTexts } from '@salient/shared/lib/i18n/createTexts.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import { TextsProvider, useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MapPanel } from '../../areas/key-locations/map/MapPanel.tsx';
import { extendTexts } from '../../lib/chunks/textGroup.ts';
import { AddressContext } from '../../lib/routing/useAddress.ts';
import { createQueryClient } from '../../lib/site/queryClient.ts';
import { SiteContext } from '../../lib/site/SiteContext.ts';
import { readAddress } from '../readAddress.ts';
import { keyTexts, searchTexts } from '../texts.ts';

export interface KeyMapPlace {
  /** The element that the map takes the place of, with the focus. */
  readonly box: HTMLElement;
  /** The key that the map shows from nearby. */
  readonly here: string;
}

/** Draws the map around a key into a page that was sent to be read; the app itself does not start. */
export async function mountKeyMap({ box, here }: KeyMapPlace): Promise<void> {
  const language = document.documentElement.lang as Language;
  const texts = createTexts(language, {});
  await extendTexts(texts, language, [searchTexts, keyTexts]);
  const { pathname, search } = window.location;
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
  createRoot(box).render(
    <AddressContext.Provider value={readAddress(pathname, search)}>
      <TextsProvider texts={texts}>
        <ClientProvider client={createClient({ endpoint: '/api/v2', token: 'GUEST' })}>
          <QueryClientProvider client={createQueryClient()}>
            <SiteContext.Provider value={{ origin: window.location.origin, now: '', site: {} }}>
              <MapOfKeys here={here} />
            </SiteContext.Provider>
          </QueryClientProvider>
        </ClientProvider>
      </TextsProvider>
    </AddressContext.Provider>,
  );
}

function MapOfKeys({ here }: { readonly here: string }) {
  const { t } = useTexts();
  const { data: keys, error } = useMethod('keyLocationsForMap', {});
  if (error) return <p className="notice">{t('keyLocationPages.mapFailed')}</p>;
  return keys ? <MapPanel keys={keys} here={here} /> : <div className="map-panel map-waiting" />;
}
