import 'leaflet/dist/leaflet.css';
import '@salient/shared/lib/map/map.css';
import { MapArea } from '@salient/shared/lib/map/MapArea.tsx';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import { useMap, useMapEvent } from '@salient/shared/lib/map/mapContext.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon } from 'leaflet';
import { useEffect, useState } from 'react';
import { readPosition, type TypedPosition } from './coordinates.ts';

/** Where a map begins. */
export interface MapStart {
  readonly center: Readonly<Location>;
  readonly zoom: number;
  /** How near it comes to a position that is known. */
  readonly near: number;
}

/** A position that follows from something else, such as an address: it cannot be dragged. */
export interface DerivedPosition {
  readonly position: Location;
  readonly title: string;
}

interface Props {
  readonly position: TypedPosition;
  /** Shown while there is no position of its own. */
  readonly derived?: DerivedPosition | null;
  /** An area to be outlined, kept by the caller from one drawing to the next. */
  readonly outline?: readonly Location[] | null;
  readonly words: { readonly map: string; readonly marker: string };
  readonly start: MapStart;
  /** Absent while the position is locked: then the map only shows it. */
  readonly onPick: ((position: TypedPosition) => void) | undefined;
}

const pin = (className: string) =>
  divIcon({ className, html: '<span>•</span>', iconSize: [44, 44], iconAnchor: [22, 42] });
const icon = pin('map-marker map-marker-chosen');
const derivedIcon = pin('map-marker');

/** A position on a map: a click sets it, and its pin can be dragged. */
export function PositionMap({ position, derived = null, outline = null, words, start, onPick }: Props) {
  const shown = readPosition(position);
  const [center] = useState(shown ?? start.center);
  return (
    <MapCanvas label={words.map} center={center} zoom={shown ? start.near : start.zoom} wheelZooms tilesAtOnce>
      {!shown && <Middle {...start} />}
      {!shown && derived && <MapMarker {...derived} icon={derivedIcon} keyboard={false} />}
      {shown && <Pin position={shown} title={words.marker} zoom={start.zoom} onPick={onPick} />}
      {outline && <MapArea corners={outline} beside={shown ? null : derived?.position} />}
      {onPick && <ClickPicker onPick={onPick} />}
    </MapCanvas>
  );
}

const typed = ({ lat, lon }: Location): TypedPosition => ({ lat: lat.toFixed(6), lon: lon.toFixed(6) });

function ClickPicker({ onPick }: { readonly onPick: (position: TypedPosition) => void }) {
  useMapEvent('click', ({ latlng: { lat, lng } }) => onPick(typed({ lat, lon: lng })));
  return null;
}

/** While nothing is picked the map follows what it begins with: another place was chosen. */
function Middle({ center: { lat, lon }, zoom }: MapStart) {
  const map = useMap();
  useEffect(() => {
    map.setView([lat, lon], zoom);
  }, [map, lat, lon, zoom]);
  return null;
}

interface PinProps extends Pick<Props, 'onPick'> {
  readonly position: Location;
  readonly title: string;
  readonly zoom: number;
}

/** The pin; a position that was typed brings the map to it. */
function Pin({ position, title, zoom, onPick }: PinProps) {
  const map = useMap();
  const { lat, lon } = position;
  useEffect(() => {
    if (!map.getBounds().contains([lat, lon])) map.setView([lat, lon], Math.max(map.getZoom(), zoom));
  }, [map, lat, lon, zoom]);
  return (
    <MapMarker
      position={position}
      icon={icon}
      keyboard={false}
      title={title}
      onDrag={onPick && ((moved) => onPick(typed(moved)))}
    />
  );
}
