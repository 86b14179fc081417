import { FitMap } from '@salient/shared/lib/map/FitMap.tsx';
import { MapCanvas } from '@salient/shared/lib/map/MapCanvas.tsx';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import { useAccessibleMarker } from '@salient/shared/lib/map/useAccessibleMarker.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon } from 'leaflet';
import leafletStyles from 'leaflet/dist/leaflet.css?url';
import { useMemo } from 'react';

/** A place in an order, and the entry of a list on the page that tells more of it. */
export interface MapStop {
  readonly at: Location;
  /** Id of the element of that entry, which takes the focus. */
  readonly entry: string;
  /** Shown under the mouse. */
  readonly title: string;
  /** What the marker does, for those who hear it. */
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly stops: readonly MapStop[];
}

/** A map of places that are numbered in the order of a list, wherever on earth they are; a marker leads to its entry there. */
export function NumberedMap({ label, stops }: Props) {
  const [first] = stops;
  if (!first) return null;
  return (
    <>
      <link rel="stylesheet" href={leafletStyles} precedence="map" />
      <MapCanvas label={label} center={first.at} zoom={10} minZoom={1}>
        <FitMap positions={stops.map(({ at }) => at)} />
        {stops.map((stop, index) => (
          <StopMarker key={stop.entry} stop={stop} number={index + 1} />
        ))}
      </MapCanvas>
    </>
  );
}

function StopMarker({ stop, number }: { readonly stop: MapStop; readonly number: number }) {
  const { at, entry, title, label } = stop;
  const icon = useMemo(
    () =>
      divIcon({ className: 'map-marker', html: `<span>${number}</span>`, iconSize: [44, 44], iconAnchor: [22, 42] }),
    [number],
  );
  const open = () => document.getElementById(entry)?.focus();
  const marker = useAccessibleMarker(label, icon, open);
  return <MapMarker ref={marker} position={at} icon={icon} title={title} onClick={open} />;
}
