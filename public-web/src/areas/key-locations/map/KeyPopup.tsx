import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useAddress } from '../../../lib/routing/useAddress.ts';
import { LanguageText } from '../../../lib/ui/LanguageText.tsx';
import { KeyName } from '../KeyName.tsx';
import { linkToKey } from '../keyLinks.ts';
import { keyTitle } from '../keyTitle.ts';
import { PopupDialog } from './PopupDialog.tsx';

interface Props {
  readonly place: MapKeyLocation;
  readonly isHere: boolean;
  readonly onClose: () => void;
}

/** Name, note and the way to the page of a key (MAP-03). */
export function KeyPopup({ place, isHere, onClose }: Props) {
  const { id, number, notes, position } = place;
  const { t } = useTexts();
  const address = useAddress();
  const way = !isHere && (
    <a className="button button-small button-primary" href={linkToKey(address, id)}>
      {t('keyLocationPages.toPage')}
    </a>
  );
  return (
    <PopupDialog
      position={position}
      kind={keyTitle(number, t)}
      title={<KeyName place={place} />}
      ways={way}
      onClose={onClose}
    >
      <LanguageText texts={notes} />
    </PopupDialog>
  );
}
