import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { KeyName } from '../KeyName.tsx';
import { linkToKey } from '../keyLinks.ts';
import { keyTitle } from '../keyTitle.ts';
import { PopupDialog } from './PopupDialog.tsx';

interface Props {
  /** At least one; they stand so near one another that no zoom parts them. */
  readonly keys: readonly [MapKeyLocation, ...MapKeyLocation[]];
  readonly onClose: () => void;
}

/** The keys of one spot, each with the way to its page. */
export function ClusterPopup({ keys, onClose }: Props) {
  const { t } = useTexts();
  const address = useAddress();
  return (
    <PopupDialog
      position={keys[0].position}
      title={t('keyLocationPages.atThisSpot', { count: keys.length })}
      onClose={onClose}
    >
      <ul className="key-popup-list">
        {keys.map((place) => (
          <li key={place.id}>
            <a href={linkToKey(address, place.id)}>
              {keyTitle(place.number, t)}
              {t('common.colon')}
              <KeyName place={place} />
            </a>
          </li>
        ))}
      </ul>
    </PopupDialog>
  );
}
