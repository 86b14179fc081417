import { Popup } from 'leaflet';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Location } from '../schemas/commonSchemas.ts';
import { useMap } from './mapContext.ts';

interface Props {
  readonly position: Readonly<Location>;
  /** Pixels between the place and the popup's tip, to the right and down. */
  readonly offset: readonly [number, number];
  /** Called when the map closes it: another popup opened, or something beside it was touched. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A popup on the map around it; the map makes room for what it holds. Its buttons are the caller's. */
export function MapPopup({ position: { lat, lon }, offset: [right, down], onClose, children }: Props) {
  const map = useMap();
  const popup = useRef<Popup>(null);
  const close = useRef(onClose);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    const element = document.createElement('div');
    const made = new Popup({ offset: [right, down], closeButton: false, autoPanPadding: [16, 16] });
    made.setLatLng([lat, lon]).setContent(element).openOn(map);
    made.on('remove', () => close.current());
    popup.current = made;
    setContent(element);
    return () => {
      made.off();
      made.remove();
      popup.current = null;
    };
  }, [map, lat, lon, right, down]);
  // What it holds is drawn by now, so that the map knows how much room it takes. That puts its element into the page once
  // more, which would take the focus from it: so it is done before anything inside asks for the focus.
  useLayoutEffect(() => {
    if (content) popup.current?.update();
  }, [content]);
  return content && createPortal(children, content);
}
