import 'leaflet/dist/leaflet.css';
import '@salient/shared/lib/map/map.css';
import { ieper, mapZooms } from '@salient/shared/areas/key-locations/keyPlaces.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import { useMap, useMapEvent } from '@salient/shared/lib/map/mapContext.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon } from 'leaflet';
import { useEffect, useState } from 'react';
import { readPosition, type TypedPosition } from './coordinates.ts';
import { mapTiles } from './mapTiles.ts';

export interface MapWords {
  /** What the map shows. */
  readonly map: string;
  /** What its pin stands for. */
  readonly marker: string;
}

interface Props {
  readonly position: TypedPosition;
  /** What lies there is called otherwise than a key location. */
  readonly words?: MapWords;
  /** Where the map begins while nothing is picked. */
  readonly center?: Location;
  /** Absent while the position is locked: then the map only shows it. */
  readonly onPick: ((position: TypedPosition) => void) | undefined;
}

const icon = divIcon({
  className: 'map-marker map-marker-chosen',
  html: '<span>•</span>',
  iconSize: [44, 44],
  iconAnchor: [22, 42],
});

/** A position on a map: a click sets it, and its pin can be dragged. */
export function PositionMap({ position, words, center = ieper, onPick }: Props) {
  const { t } = useTexts();
  const shown = readPosition(position);
  const [start] = useState(shown ?? center);
  return (
    <MapCanvas
      label={words?.map ?? t('keyLocations.map')}
      center={start}
      zoom={shown ? mapZooms.oneKey : mapZooms.editor}
      tileUrl={mapTiles()}
      wheelZooms
    >
      {!shown && <Middle center={center} />}
      {shown && <Pin position={shown} title={words?.marker ?? t('keyLocations.marker')} onPick={onPick} />}
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
function Middle({ center: { lat, lon } }: { readonly center: Location }) {
  const map = useMap();
  useEffect(() => {
    map.setView([lat, lon]);
  }, [map, lat, lon]);
  return null;
}

type PinProps = Pick<Props, 'onPick'> & { readonly position: Location; readonly title: string };

/** The pin; a position that was typed brings the map to it. */
function Pin({ position, title, onPick }: PinProps) {
  const map = useMap();
  const { lat, lon } = position;
  useEffect(() => {
    if (!map.getBounds().contains([lat, lon])) map.setView([lat, lon], Math.max(map.getZoom(), mapZooms.editor));
  }, [map, lat, lon]);
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
