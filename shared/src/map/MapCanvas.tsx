import type { Map as LeafletMap } from 'leaflet';
import { type ReactNode, useEffect, useState } from 'react';
import { MapContainer, ScaleControl, useMap, ZoomControl } from 'react-leaflet';
import type { Location } from '../contract/commonSchemas.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { BaseLayer } from './BaseLayer.tsx';

interface Props {
  /** What the map shows, for those who hear it. */
  readonly label: string;
  readonly center: Readonly<Location>;
  readonly zoom: number;
  /** Address of the tiles with `{z}`, `{x}` and `{y}`; OpenStreetMap's public ones when unset. */
  readonly tileUrl?: string | undefined;
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
export function MapCanvas({ label, center, zoom, tileUrl, wheelZooms = false, children }: Props) {
  const { t } = useTexts();
  const [animates] = useState(() => !still());
  return (
    <MapContainer
      className="map-canvas"
      center={[center.lat, center.lon]}
      zoom={zoom}
      minZoom={3}
      maxZoom={18}
      zoomControl={false}
      scrollWheelZoom={wheelZooms}
      dragging={!coarse()}
      zoomAnimation={animates}
      fadeAnimation={animates}
      markerZoomAnimation={animates}
    >
      <MapLabel label={label} />
      <BaseLayer tileUrl={tileUrl} />
      <ZoomControl zoomInTitle={t('map.zoomIn')} zoomOutTitle={t('map.zoomOut')} />
      <ScaleControl imperial={false} position="bottomleft" />
      {children}
    </MapContainer>
  );
}

/** Names the map, and leaves out the advertisement that the library puts beside the attribution. */
function MapLabel({ label }: { readonly label: string }) {
  const map: LeafletMap = useMap();
  useEffect(() => {
    map.attributionControl.setPrefix(false);
    const element = map.getContainer();
    element.setAttribute('role', 'region');
    element.setAttribute('aria-label', label);
  }, [map, label]);
  return null;
}
