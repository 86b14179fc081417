import type { DivIcon, Marker as LeafletMarker } from 'leaflet';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a marker that is a button with a name: drawn icons have none of their own, and a new icon is a new element.
 *
 * @param onPress also runs for Enter and the space bar.
 */
export function useAccessibleMarker(
  label: string,
  icon: DivIcon,
  onPress: () => void,
): RefObject<LeafletMarker | null> {
  const marker = useRef<LeafletMarker>(null);
  const press = useRef(onPress);
  press.current = onPress;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the element changes with the icon.
  useEffect(() => {
    const element = marker.current?.getElement();
    if (!element) return;
    element.setAttribute('aria-label', label);
    element.setAttribute('role', 'button');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      press.current();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [label, icon]);
  return marker;
}
