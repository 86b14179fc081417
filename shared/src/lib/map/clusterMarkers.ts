/** Where a marker stands on the screen at some zoom. */
export interface MarkerPoint {
  readonly x: number;
  readonly y: number;
}

/** Markers too near one another to be told apart, drawn as one at the middle of them. */
export interface MarkerCluster<Marker> {
  readonly markers: readonly Marker[];
  readonly point: MarkerPoint;
}

/** Whether a cluster, as it is drawn, covers what stands beside it. */
export type Covers = (cluster: MarkerPoint, beside: MarkerPoint, besideIsCluster: boolean) => boolean;

/**
 * Joins markers that would cover one another. Each marker goes to the first cluster whose first marker is within
 * `pixels`, so that the order of the markers alone decides and a map drawn again looks the same. What a cluster would cover then joins it too.
 */
export function clusterMarkers<Marker>(
  markers: readonly Marker[],
  pointOf: (marker: Marker) => MarkerPoint,
  pixels: number,
  covers: Covers = () => false,
): MarkerCluster<Marker>[] {
  const groups: Member<Marker>[][] = [];
  for (const marker of markers) {
    const point = pointOf(marker);
    const near = groups.find(
      ([first]) => first && Math.hypot(first.point.x - point.x, first.point.y - point.y) < pixels,
    );
    if (near) near.push({ marker, point });
    else groups.push([{ marker, point }]);
  }
  while (joinOneCovered(groups, covers));
  return groups.map((members) => ({ markers: members.map(({ marker }) => marker), point: middleOf(members) }));
}

interface Member<Marker> {
  readonly marker: Marker;
  readonly point: MarkerPoint;
}

function joinOneCovered<Marker>(groups: Member<Marker>[][], covers: Covers): boolean {
  for (const group of groups) {
    if (group.length === 1) continue;
    const other = groups.find((each) => each !== group && covers(middleOf(group), middleOf(each), each.length > 1));
    if (!other) continue;
    group.push(...other);
    groups.splice(groups.indexOf(other), 1);
    return true;
  }
  return false;
}

const middleOf = (members: readonly Member<unknown>[]): MarkerPoint => ({
  x: members.reduce((sum, { point }) => sum + point.x, 0) / members.length,
  y: members.reduce((sum, { point }) => sum + point.y, 0) / members.length,
});
