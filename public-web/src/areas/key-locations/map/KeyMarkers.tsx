import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import { useMap, useMapEvent } from '@salient/shared/lib/map/mapContext.ts';
import { useAccessibleMarker } from '@salient/shared/lib/map/useAccessibleMarker.ts';
import { divIcon } from 'leaflet';
import { useCallback, useMemo, useRef, useState } from 'react';
import { keyTitle } from '../keyTitle.ts';
import { ClusterMarker } from './ClusterMarker.tsx';
import { ClusterPopup } from './ClusterPopup.tsx';
import { clusterKeys, fingerPixels } from './clusterKeys.ts';
import { KeyPopup } from './KeyPopup.tsx';
import { type Due, useDueFocus } from './useDueFocus.ts';

interface Props {
  readonly keys: readonly MapKeyLocation[];
  readonly here?: string;
}

/** A marker for each key, several that are near one another as one; one popup at a time. */
export function KeyMarkers({ keys, here }: Props) {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvent('zoomend', () => setZoom(map.getZoom()));
  const [opened, setOpened] = useState<readonly MapKeyLocation[]>([]);
  const clusters = useMemo(() => clusterKeys(map, keys, zoom), [keys, map, zoom]);
  const close = useCallback(() => setOpened([]), []);
  const due: Due = useRef<string | null>(null);
  const [first, ...others] = opened;
  return (
    <>
      {clusters.map(({ members, position }) => {
        const [only] = members;
        if (!only) return null;
        const isHere = members.some(({ id }) => id === here);
        return members.length === 1 ? (
          <KeyMarker key={only.id} place={only} isHere={isHere} due={due} onOpen={() => setOpened([only])} />
        ) : (
          <ClusterMarker
            key={`${only.id} ${members.length}`}
            {...{ members, position, due }}
            hasHere={isHere}
            onOpenAll={setOpened}
          />
        );
      })}
      {first && others.length === 0 && (
        <KeyPopup key={first.id} place={first} isHere={first.id === here} onClose={close} />
      )}
      {first && others.length > 0 && <ClusterPopup key={first.id} keys={[first, ...others]} onClose={close} />}
    </>
  );
}

interface KeyMarkerProps {
  readonly place: MapKeyLocation;
  readonly isHere: boolean;
  readonly due: Due;
  readonly onOpen: () => void;
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
  const marker = useAccessibleMarker(`${keyTitle(number, t)}${t('common.colon')}${title}`, icon, onOpen);
  useDueFocus(marker, due, [place]);
  return <MapMarker ref={marker} position={position} icon={icon} title={title} onClick={onOpen} />;
}
