import { LayerGroup, type Map as LeafletMap, Polyline } from 'leaflet';
import { useEffect } from 'react';
import type { Location } from '../../schemas/commonSchemas.ts';
import { distanceBetween } from '../distance.ts';
import { useMap } from '../mapContext.ts';
import { groundPane } from './groundPane.ts';

/** The market square of Ieper, from which the grid is counted. */
const origin: Location = { lat: 50.8512, lon: 2.8859 };

/** Where nothing else lies on the land, and how far from the origin squares are still squares. */
const farthestZoom = 13;
const farthestMetres = 60_000;

const kilometre = {
  lat: 1 / 111.2,
  lon: 1 / (111.2 * Math.cos((origin.lat * Math.PI) / 180)),
};

/** Squares of a kilometre over the land around Ieper, so that distances can be read where no street is drawn. */
export function GroundGrid() {
  const map = useMap();
  useEffect(() => {
    const grid = new LayerGroup().addTo(map);
    const draw = () => {
      grid.clearLayers();
      for (const line of linesOf(map)) {
        grid.addLayer(new Polyline(line, { pane: groundPane.name, interactive: false, className: 'map-grid' }));
      }
    };
    draw();
    map.on('moveend resize', draw);
    return () => {
      map.off('moveend resize', draw);
      grid.remove();
    };
  }, [map]);
  return null;
}

function linesOf(map: LeafletMap): [number, number][][] {
  const { lat, lng } = map.getCenter();
  if (map.getZoom() < farthestZoom || distanceBetween(origin, { lat, lon: lng }) > farthestMetres) return [];
  const view = map.getBounds().pad(0.5);
  const [south, north, west, east] = [view.getSouth(), view.getNorth(), view.getWest(), view.getEast()];
  const across = steps(south, north, origin.lat, kilometre.lat).map((at): [number, number][] => [
    [at, west],
    [at, east],
  ]);
  const along = steps(west, east, origin.lon, kilometre.lon).map((at): [number, number][] => [
    [south, at],
    [north, at],
  ]);
  return [...across, ...along];
}

/** Every step between two ends, counted from `start`. */
function steps(from: number, to: number, start: number, step: number): number[] {
  const [first, last] = [Math.ceil((from - start) / step), Math.floor((to - start) / step)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => start + (first + index) * step);
}
