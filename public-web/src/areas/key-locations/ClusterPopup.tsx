import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { linkToKey } from './keyLinks.ts';
import { keyTitle } from './keyTitle.ts';
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
        {keys.map(({ id, name, number }) => (
          <li key={id}>
            <a href={linkToKey(address, id)}>
              {keyTitle(number, t)}
              {t('common.colon')}
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </PopupDialog>
  );
}
