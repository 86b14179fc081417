import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { clusterMarkers } from '@salient/shared/lib/map/clusterMarkers.ts';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import { useMap, useMapEvent } from '@salient/shared/lib/map/mapContext.ts';
import { useAccessibleMarker } from '@salient/shared/lib/map/useAccessibleMarker.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon, type Marker as LeafletMarker, latLngBounds } from 'leaflet';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { KeyPopup } from './KeyPopup.tsx';
import { keyTitle } from './keyTitle.ts';

interface Props {
  readonly keys: readonly MapKeyLocation[];
  readonly here?: string;
}

/** A finger's width: markers nearer than this become one. */
const fingerPixels = 44;

/** A marker for each key, several that are near one another as one; one popup at a time. */
export function KeyMarkers({ keys, here }: Props) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent('zoomend', () => setZoom(map.getZoom()));
  const [opened, setOpened] = useState<MapKeyLocation | null>(null);
  const clusters = useMemo(() => {
    const pointOf = ({ position }: MapKeyLocation) => map.project([position.lat, position.lon], zoom);
    return clusterMarkers(keys, pointOf, fingerPixels).map(({ markers, point }) => {
      const { lat, lng } = map.unproject([point.x, point.y], zoom);
      return { members: markers, position: { lat, lon: lng } };
    });
  }, [keys, map, zoom]);
  const close = useCallback(() => setOpened(null), []);
  /** The key whose marker takes the focus of the cluster that it came out of. */
  const due = useRef<string | null>(null);
  return (
    <>
      {clusters.map(({ members, position }) => {
        const [first] = members;
        if (!first) return null;
        return members.length === 1 ? (
          <KeyMarker key={first.id} place={first} isHere={first.id === here} due={due} onOpen={setOpened} />
        ) : (
          <ClusterMarker key={`${first.id} ${members.length}`} members={members} position={position} due={due} />
        );
      })}
      {opened && <KeyPopup key={opened.id} place={opened} isHere={opened.id === here} onClose={close} />}
    </>
  );
}

interface KeyMarkerProps {
  readonly place: MapKeyLocation;
  readonly isHere: boolean;
  readonly due: Due;
  readonly onOpen: (place: MapKeyLocation) => void;
}

function KeyMarker({ place, isHere, due, onOpen }: KeyMarkerProps) {
  const { t } = useTexts();
  const { name, number, position } = place;
  const icon = useMemo(
    () =>
      divIcon({
        className: `map-marker${isHere ? ' map-marker-chosen' : ''}`,
        html: `<span>${number ?? '•'}</span>`,
        iconSize: [fingerPixels, fingerPixels],
        iconAnchor: [fingerPixels / 2, fingerPixels - 2],
      }),
    [number, isHere],
  );
  const title = isHere ? t('keyLocationPages.here', { name }) : name;
  const open = () => onOpen(place);
  const marker = useAccessibleMarker(`${keyTitle(number, t)}${t('common.colon')}${title}`, icon, open);
  useDueFocus(marker, due, [place]);
  return <MapMarker ref={marker} position={position} icon={icon} title={title} onClick={open} />;
}

interface ClusterProps {
  readonly members: readonly MapKeyLocation[];
  readonly position: Readonly<Location>;
  readonly due: Due;
}

function ClusterMarker({ members, position, due }: ClusterProps) {
  const { t } = useTexts();
  const map = useMap();
  const { length } = members;
  const icon = useMemo(
    () =>
      divIcon({
        className: 'map-marker map-marker-many',
        html: `<span>${length}</span>`,
        iconSize: [fingerPixels, fingerPixels],
      }),
    [length],
  );
  const open = () => {
    due.current = members[0]?.id ?? null;
    map.fitBounds(latLngBounds(members.map(({ position: { lat, lon } }) => [lat, lon])), { padding: [60, 60] });
  };
  const label = t('keyLocationPages.together', { count: length });
  const marker = useAccessibleMarker(label, icon, open);
  useDueFocus(marker, due, members);
  return <MapMarker ref={marker} position={position} icon={icon} title={label} onClick={open} />;
}

type Due = RefObject<string | null>;

/** A marker that appears where a cluster was opened takes the focus that the vanishing cluster had. */
function useDueFocus(marker: RefObject<LeafletMarker | null>, due: Due, places: readonly MapKeyLocation[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the marker appears.
  useEffect(() => {
    if (!places.some(({ id }) => id === due.current)) return;
    due.current = null;
    marker.current?.getElement()?.focus();
  }, []);
}
