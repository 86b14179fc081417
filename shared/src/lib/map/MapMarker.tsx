import { type DivIcon, Marker } from 'leaflet';
import { type RefObject, useEffect, useRef } from 'react';
import type { Location } from '../schemas/commonSchemas.ts';
import { useMap } from './mapContext.ts';

interface Props {
  readonly position: Readonly<Location>;
  /** Kept by the caller from one drawing to the next: a new icon is a new element. */
  readonly icon: DivIcon;
  /** Shown under the mouse. */
  readonly title: string;
  /** Whether the keyboard reaches the marker; it does unless this is false. */
  readonly keyboard?: boolean;
  readonly onClick?: () => void;
  /** Called with the marker's new place after it was dragged; without it the marker stays where it is. */
  readonly onDrag?: ((position: Location) => void) | undefined;
  /** Gets the marker once it stands on the map. */
  readonly ref?: RefObject<Marker | null>;
}

/** A marker on the map around it. */
export function MapMarker({ position: { lat, lon }, icon, title, keyboard = true, onClick, onDrag, ref }: Props) {
  const map = useMap();
  const own = useRef<Marker>(null);
  const marker = ref ?? own;
  const handlers = useRef({ onClick, onDrag });
  useEffect(() => {
    handlers.current = { onClick, onDrag };
  }, [onClick, onDrag]);
  const draggable = onDrag !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: place and icon of a standing marker are changed below.
  useEffect(() => {
    const made = new Marker([lat, lon], { icon, title, keyboard, draggable });
    made.on({
      click: () => handlers.current.onClick?.(),
      dragend: () => {
        const moved = made.getLatLng();
        handlers.current.onDrag?.({ lat: moved.lat, lon: moved.lng });
      },
    });
    made.addTo(map);
    marker.current = made;
    return () => {
      marker.current = null;
      made.off();
      made.remove();
    };
  }, [map, marker, title, keyboard, draggable]);
  useEffect(() => {
    marker.current?.setLatLng([lat, lon]);
  }, [marker, lat, lon]);
  useEffect(() => {
    const { current } = marker;
    if (current && current.getIcon() !== icon) current.setIcon(icon);
  }, [marker, icon]);
  return null;
}
