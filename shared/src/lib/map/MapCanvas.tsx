import { control, Map as LeafletMap } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/useTexts.ts';
import type { Location } from '../schemas/commonSchemas.ts';
import { BaseLayer } from './BaseLayer.tsx';
import { MapContext, useMap } from './mapContext.ts';

interface Props {
  /** What the map shows, for those who hear it. */
  readonly label: string;
  /** Where the map begins; it is not moved when this changes. */
  readonly center: Readonly<Location>;
  readonly zoom: number;
  /** The farthest that the map goes; 3 shows a continent, 1 the world. */
  readonly minZoom?: number;
  /** Whether the wheel zooms; a page that is read by scrolling keeps it for itself. */
  readonly wheelZooms?: boolean;
  readonly children?: ReactNode;
}

const coarse = () => window.matchMedia('(pointer: coarse)').matches;
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A map with its background, zoom buttons and scale. One finger scrolls the page and two move the map; whoever asked
 * for less motion gets none. The map's own style sheet is the caller's to load.
 */
export function MapCanvas({ label, center, zoom, minZoom = 3, wheelZooms = false, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [start] = useState({ center, zoom, minZoom, wheelZooms });
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const animates = !still();
    const made = new LeafletMap(current, {
      center: [start.center.lat, start.center.lon],
      zoom: start.zoom,
      minZoom: start.minZoom,
      maxZoom: 18,
      zoomControl: false,
      scrollWheelZoom: start.wheelZooms,
      dragging: !coarse(),
      zoomAnimation: animates,
      fadeAnimation: animates,
      markerZoomAnimation: animates,
    });
    // Leaves out the advertisement that the library puts beside the attribution.
    made.attributionControl.setPrefix(false);
    let isZooming = false;
    made.on('zoomanim', () => {
      isZooming = true;
    });
    made.on('zoomend', () => {
      isZooming = false;
    });
    setMap(made);
    return () => {
      setMap(null);
      // The library ends what it animates by its own clock, and fails where the map has gone meanwhile.
      if (isZooming) made.once('zoomend', () => setTimeout(() => made.remove()));
      else made.remove();
    };
  }, [start]);
  return (
    <section className="map-canvas" aria-label={label} ref={box}>
      {map && (
        <MapContext value={map}>
          <BaseLayer />
          <Controls />
          {children}
        </MapContext>
      )}
    </section>
  );
}

function Controls() {
  const { t } = useTexts();
  const map = useMap();
  useEffect(() => {
    const controls = [
      control.zoom({ zoomInTitle: t('map.zoomIn'), zoomOutTitle: t('map.zoomOut') }),
      control.scale({ imperial: false, position: 'bottomleft' }),
    ];
    for (const each of controls) each.addTo(map);
    return () => {
      for (const each of controls) each.remove();
    };
  }, [map, t]);
  return null;
}
