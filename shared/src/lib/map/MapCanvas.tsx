import { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Location } from '../schemas/commonSchemas.ts';
import { DetailedMapBar } from './DetailedMapBar.tsx';
import { useDetailedMapWanted } from './detailedMap.ts';
import { GroundLayer } from './ground/GroundLayer.tsx';
import { MapControls } from './MapControls.tsx';
import { MapContext } from './mapContext.ts';
import { TileCover } from './TileCover.tsx';

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
  /** Whether the detailed map is loaded without a press, as staff may have it; no page of visitors does that. */
  readonly tilesAtOnce?: boolean;
  readonly children?: ReactNode;
}

const coarse = () => window.matchMedia('(pointer: coarse)').matches;
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A map with its ground, zoom buttons and scale; tiles of OpenStreetMap cover the ground when the visitor asks for them. One finger scrolls the page and two move the map; whoever asked
 * for less motion gets none. The map's own style sheet is the caller's to load.
 */
export function MapCanvas({
  label,
  center,
  zoom,
  minZoom = 3,
  wheelZooms = false,
  tilesAtOnce = false,
  children,
}: Props) {
  const box = useRef<HTMLElement>(null);
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = useDetailedMapWanted();
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
      // The size of the box is followed below, whatever changes it.
      trackResize: false,
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
    const sizes = new ResizeObserver(() => made.invalidateSize({ pan: false }));
    sizes.observe(current);
    setMap(made);
    return () => {
      setMap(null);
      sizes.disconnect();
      // The library ends what it animates by its own clock, and fails where the map has gone meanwhile.
      if (isZooming) made.once('zoomend', () => setTimeout(() => made.remove()));
      else made.remove();
    };
  }, [start]);
  return (
    <div className="map-frame">
      <section className="map-canvas" aria-label={label} ref={box}>
        {map && (
          <MapContext value={map}>
            <GroundLayer />
            {(tilesAtOnce || isWanted) && <TileCover onFailed={setFailed} />}
            <MapControls />
            {children}
          </MapContext>
        )}
      </section>
      <DetailedMapBar isAtOnce={tilesAtOnce} hasFailed={hasFailed} />
    </div>
  );
}
