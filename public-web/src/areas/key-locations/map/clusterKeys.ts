import type { MapKeyLocation } from '@salient/shared/areas/key-locations/keyLocation.ts';
import { type Covers, clusterMarkers } from '@salient/shared/lib/map/clusterMarkers.ts';
import type { Location } from '@salient/shared/lib/schemas/commonSchemas.ts';
import type { Map as LeafletMap } from 'leaflet';

/** A finger's width, which a marker has. */
export const fingerPixels = 44;

/** As wide and high as a cluster is drawn. */
export const clusterSize = [62, 42] as const;

/** How far the middle of what is drawn is above a key: a pin stands on it, a cluster lies around it. */
const pinAbove = 22;
/** How far corners may meet, as those of a pin are round. */
const corner = 8;

/** Whether a cluster covers a pin or another cluster beside it. */
const covers: Covers = (cluster, beside, isCluster) => {
  const [width, height] = isCluster ? clusterSize : [fingerPixels, fingerPixels];
  const across = Math.abs(cluster.x - beside.x) < (clusterSize[0] + width) / 2 - corner;
  const along = Math.abs(cluster.y - beside.y + (isCluster ? 0 : pinAbove)) < (clusterSize[1] + height) / 2 - corner;
  return across && along;
};

/** What the map shows at a zoom: keys that stand alone, and several that would cover one another, in the middle of them. */
export function clusterKeys(
  map: LeafletMap,
  keys: readonly MapKeyLocation[],
  zoom: number,
): { readonly members: readonly MapKeyLocation[]; readonly position: Location }[] {
  const pointOf = ({ position }: MapKeyLocation) => map.project([position.lat, position.lon], zoom);
  return clusterMarkers(keys, pointOf, fingerPixels, covers).map(({ markers, point }) => {
    const { lat, lng } = map.unproject([point.x, point.y], zoom);
    return { members: markers, position: { lat, lon: lng } };
  });
}
