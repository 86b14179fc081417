import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { Icon } from '../../../lib/ui/icons.tsx';
import { linkToKeyMap } from '../keyLinks.ts';

/**
 * The place of the map around a key. Nothing of it is fetched before a tap, which `attachReading` answers; without
 * script the link leads to the map of all keys.
 */
export function NearbyMap({ here }: { readonly here: string }) {
  const { t, language } = useTexts();
  const address = useAddress();
  return (
    <section className="person-section key-map" aria-labelledby="map">
      <h2 id="map">{t('keyLocationPages.map')}</h2>
      <div className="section-body">
        <a className="button" href={linkToKeyMap(address, language)} data-key-map={here}>
          <Icon name="map" />
          {t('keyLocationPages.showMap')}
        </a>
      </div>
    </section>
  );
}
