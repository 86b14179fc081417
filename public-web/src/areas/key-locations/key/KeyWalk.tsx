import { keyLocationName } from '@salient/shared/areas/key-locations/keyLocationName.ts';
import type { KeyNeighbour, PublicKeyLocation } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { distanceText } from '@salient/shared/lib/map/distanceText.ts';
import { Link } from 'react-router-dom';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { KeyName } from '../KeyName.tsx';
import { linkToKey, linkToKeys } from '../keyLinks.ts';
import { keyTitle } from '../keyTitle.ts';
import { DirectionsLink } from './DirectionsLink.tsx';

/** On to the next key, back to the one before, or to the nearest, with how far it is (beyond.md 19). */
export function KeyWalk({ previous, next, nearest }: Pick<PublicKeyLocation, 'previous' | 'next' | 'nearest'>) {
  const { t } = useTexts();
  const address = useAddress();
  const isSaidAlready = nearest?.id === next?.id || nearest?.id === previous?.id;
  return (
    <nav className="person-section key-walk" aria-labelledby="walk">
      <h2 id="walk">{t('keyLocationPages.walk')}</h2>
      <div className="section-body">
        <ul>
          {next && <Neighbour neighbour={next} role={t('keyLocationPages.next')} />}
          {previous && <Neighbour neighbour={previous} role={t('keyLocationPages.previous')} />}
          {nearest && !isSaidAlready && <Neighbour neighbour={nearest} role={t('keyLocationPages.nearest')} />}
        </ul>
        <p className="ways-on">
          <Link to={linkToKeys(address)}>{t('keyLocationPages.list')}</Link>
        </p>
      </div>
    </nav>
  );
}

function Neighbour({ neighbour, role }: { readonly neighbour: KeyNeighbour; readonly role: string }) {
  const { t, language } = useTexts();
  const address = useAddress();
  const { id, number, position, distance } = neighbour;
  return (
    <li>
      <p className="key-role">
        {role}{' '}
        <span className="key-distance">
          {t('keyLocationPages.away', { distance: distanceText(distance, language) })}
        </span>
      </p>
      <Link className="key-name" to={linkToKey(address, id)} data-kept="">
        <span className="visually-hidden">
          {keyTitle(number, t)}
          {t('common.colon')}
        </span>
        <KeyName place={neighbour} />
      </Link>
      <DirectionsLink position={position} name={keyLocationName(neighbour, language).text} />
    </li>
  );
}
