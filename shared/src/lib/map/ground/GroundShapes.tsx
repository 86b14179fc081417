import type { GeoJsonObject } from 'geojson';
import { GeoJSON, LayerGroup } from 'leaflet';
import { useEffect } from 'react';
import { useMap } from '../mapContext.ts';
import { groundPane } from './groundPane.ts';
import type { Ground } from './loadGround.ts';

/** From this zoom on borders are left out: they are known to a kilometre, and would be looked at by the metre. */
const zoomWithoutBorders = 13;

/** Land, coasts and borders. */
export function GroundShapes({ ground }: { readonly ground: Omit<Ground, 'names'> }) {
  const map = useMap();
  useEffect(() => {
    const [land, coasts] = [drawn(ground.land, 'map-land'), drawn(ground.coasts, 'map-coast')];
    const borders = drawn(ground.borders, 'map-border');
    const group = new LayerGroup([land, coasts]).addTo(map);
    const showBorders = () => {
      if (map.getZoom() < zoomWithoutBorders) group.addLayer(borders);
      else group.removeLayer(borders);
    };
    showBorders();
    map.on('zoomend', showBorders);
    return () => {
      map.off('zoomend', showBorders);
      group.remove();
    };
  }, [map, ground]);
  return null;
}

const drawn = (shape: GeoJsonObject, className: string) =>
  new GeoJSON(shape, { pane: groundPane.name, interactive: false, style: { className } });
