import type { Map as LeafletMap } from 'leaflet';

/** Where the ground lies: under the tiles, which Leaflet has at 200. */
export const groundPane = { name: 'ground', zIndex: '150' };

export function makeGroundPane(map: LeafletMap): void {
  const pane = map.getPane(groundPane.name) ?? map.createPane(groundPane.name);
  pane.style.zIndex = groundPane.zIndex;
}
