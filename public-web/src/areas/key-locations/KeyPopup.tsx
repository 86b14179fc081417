import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MapPopup } from '@salient/shared/lib/map/MapPopup.tsx';
import { useMap } from '@salient/shared/lib/map/mapContext.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useAddress } from '../../lib/routing/useAddress.ts';
import { Icon } from '../../lib/ui/icons.tsx';
import { LanguageText } from '../../lib/ui/LanguageText.tsx';
import { KeyName } from './KeyName.tsx';
import { linkToKey } from './keyLinks.ts';
import { keyTitle } from './keyTitle.ts';

interface Props {
  readonly place: MapKeyLocation;
  readonly isHere: boolean;
  readonly onClose: () => void;
}

/**
 * Name, note and the way to the page of a key (MAP-03). It takes the focus when it opens and gives it back to where it
 * was when it closes.
 */
export function KeyPopup({ place, isHere, onClose }: Props) {
  useFocusGivenBack();
  return (
    <MapPopup position={place.position} offset={[0, -34]} onClose={onClose}>
      <PopupBody place={place} isHere={isHere} />
    </MapPopup>
  );
}

function useFocusGivenBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}

/** Drawn once the map has made room for it, which is when it can take the focus. */
function PopupBody({ place, isHere }: Pick<Props, 'place' | 'isHere'>) {
  const { t } = useTexts();
  const address = useAddress();
  const map = useMap();
  const title = useId();
  const box = useRef<HTMLDivElement>(null);
  const { id, number, notes } = place;
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    map.closePopup();
  };
  return (
    <div className="key-popup" role="dialog" aria-labelledby={title} tabIndex={-1} ref={box} onKeyDown={onKey}>
      <p className="key-role">{keyTitle(number, t)}</p>
      <h2 id={title}>
        <KeyName place={place} />
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long note is scrolled by keyboard too. */}
      <section className="key-popup-note" tabIndex={0} aria-labelledby={title}>
        <LanguageText texts={notes} />
      </section>
      <p className="key-popup-ways">
        {!isHere && (
          <a className="button button-small button-primary" href={linkToKey(address, id)}>
            {t('keyLocationPages.toPage')}
          </a>
        )}
        <button type="button" className="button button-small" onClick={() => map.closePopup()}>
          <Icon name="close" />
          {t('common.close')}
        </button>
      </p>
    </div>
  );
}
