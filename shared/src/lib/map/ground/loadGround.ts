/// <reference path="./csv.d.ts" />
import type { MultiLineString, MultiPolygon, Position } from 'geojson';
import type { GeometryCollection, Topology, MultiPolygon as TopologyPolygons } from 'topojson-specification';
import { type GroundName, readGroundNames } from './groundNames.ts';

export interface Ground {
  readonly land: MultiPolygon;
  readonly coasts: MultiLineString;
  readonly borders: MultiLineString;
  readonly names: readonly GroundName[];
}

/** Coasts, borders and names, fetched with the first map that is drawn. */
export async function loadGround(): Promise<Ground> {
  const [{ merge, mesh }, { default: outlines }, { default: csv }] = await Promise.all([
    import('topojson-client'),
    import('./outlines.topo.json'),
    import('./names.csv?raw'),
  ]);
  const topology = outlines as unknown as Topology<{ countries: GeometryCollection }>;
  const { countries } = topology.objects;
  const land = merge(topology, countries.geometries as TopologyPolygons[]);
  return {
    land: { type: 'MultiPolygon', coordinates: land.coordinates.map((rings) => rings.map(unwrapped)) },
    coasts: linesOf(mesh(topology, countries, (a, b) => a === b)),
    borders: linesOf(mesh(topology, countries, (a, b) => a !== b)),
    names: readGroundNames(csv),
  };
}

const linesOf = ({ coordinates }: MultiLineString): MultiLineString => ({
  type: 'MultiLineString',
  coordinates: coordinates.map(unwrapped),
});

/** A line that crosses the antimeridian goes on beyond 180 degrees: on a flat map it would run back around the world. */
function unwrapped(line: readonly Position[]): Position[] {
  let [turns, last] = [0, line[0]?.[0] ?? 0];
  return line.map(([lon = 0, lat = 0]) => {
    if (Math.abs(lon - last) > 180) turns += lon < last ? 1 : -1;
    last = lon;
    return [lon + 360 * turns, lat];
  });
}
