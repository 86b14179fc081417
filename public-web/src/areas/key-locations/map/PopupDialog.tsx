import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MapPopup } from '@salient/shared/lib/map/MapPopup.tsx';
import { useMap } from '@salient/shared/lib/map/mapContext.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../lib/ui/icons.tsx';

interface Props {
  readonly position: Readonly<Location>;
  /** Stands above the title, as what it is. */
  readonly kind?: string;
  readonly title: ReactNode;
  /** Beside the button that closes it. */
  readonly ways?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popup that takes the focus when it opens and gives it back to where it was when it closes. */
export function PopupDialog({ position, onClose, ...body }: Props) {
  useFocusGivenBack();
  return (
    <MapPopup position={position} offset={[0, -34]} onClose={onClose}>
      <Body {...body} />
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
function Body({ kind, title, ways, children }: Omit<Props, 'position' | 'onClose'>) {
  const { t } = useTexts();
  const map = useMap();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    map.closePopup();
  };
  return (
    <div className="key-popup" role="dialog" aria-labelledby={titleId} tabIndex={-1} ref={box} onKeyDown={onKey}>
      {kind && <p className="key-role">{kind}</p>}
      <h2 id={titleId}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is long is scrolled by keyboard too. */}
      <section className="key-popup-note" tabIndex={0} aria-labelledby={titleId}>
        {children}
      </section>
      <p className="key-popup-ways">
        {ways}
        <button type="button" className="button button-small" onClick={() => map.closePopup()}>
          <Icon name="close" />
          {t('common.close')}
        </button>
      </p>
    </div>
  );
}
