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

/**
 * Joins markers that would cover one another. Each marker goes to the first cluster whose first marker is within
 * `pixels`, so that the order of the markers alone decides and a map drawn again looks the same.
 */
export function clusterMarkers<Marker>(
  markers: readonly Marker[],
  pointOf: (marker: Marker) => MarkerPoint,
  pixels: number,
): MarkerCluster<Marker>[] {
  const groups: { readonly first: MarkerPoint; readonly members: { marker: Marker; point: MarkerPoint }[] }[] = [];
  for (const marker of markers) {
    const point = pointOf(marker);
    const near = groups.find(({ first }) => Math.hypot(first.x - point.x, first.y - point.y) < pixels);
    if (near) near.members.push({ marker, point });
    else groups.push({ first: point, members: [{ marker, point }] });
  }
  return groups.map(({ members }) => ({
    markers: members.map(({ marker }) => marker),
    point: {
      x: members.reduce((sum, { point }) => sum + point.x, 0) / members.length,
      y: members.reduce((sum, { point }) => sum + point.y, 0) / members.length,
    },
  }));
}
