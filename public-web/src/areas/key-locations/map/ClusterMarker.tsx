import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { MapMarker } from '@salient/shared/lib/map/MapMarker.tsx';
import { useMap } from '@salient/shared/lib/map/mapContext.ts';
import { useAccessibleMarker } from '@salient/shared/lib/map/useAccessibleMarker.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import { divIcon, latLngBounds } from 'leaflet';
import { useMemo } from 'react';
import { clusterKeys, clusterSize } from './clusterKeys.ts';
import { type Due, useDueFocus } from './useDueFocus.ts';

interface Props {
  readonly members: readonly MapKeyLocation[];
  readonly position: Readonly<Location>;
  /** Whether the key whose page this is stands among them. */
  readonly hasHere: boolean;
  readonly due: Due;
  /** Called where no zoom parts the keys. */
  readonly onOpenAll: (members: readonly MapKeyLocation[]) => void;
}

/** Several keys as a stack of cards that says how many; a press goes to where they are apart. */
export function ClusterMarker({ members, position, hasHere, due, onOpenAll }: Props) {
  const { t } = useTexts();
  const map = useMap();
  const { length } = members;
  const word = t('keyLocationPages.keysOfCluster', { count: length });
  const icon = useMemo(
    () =>
      divIcon({
        className: `map-cluster${hasHere ? ' map-cluster-here' : ''}`,
        html: `<b>${length}</b><span>${word}</span>`,
        iconSize: [...clusterSize],
      }),
    [length, word, hasHere],
  );
  const open = () => {
    if (clusterKeys(map, members, map.getMaxZoom()).length === 1) return onOpenAll(members);
    due.current = members[0]?.id ?? null;
    map.fitBounds(latLngBounds(members.map(({ position: { lat, lon } }) => [lat, lon])), { padding: [60, 60] });
  };
  const label = t(hasHere ? 'keyLocationPages.togetherWithHere' : 'keyLocationPages.together', { count: length });
  const marker = useAccessibleMarker(label, icon, open);
  useDueFocus(marker, due, members);
  return <MapMarker ref={marker} position={position} icon={icon} title={label} onClick={open} />;
}
