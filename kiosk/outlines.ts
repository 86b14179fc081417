import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

type Position = [longitude: number, latitude: number];

/** What a kiosk draws its maps of: rings of land and lines of borders, each `[longitude, latitude, longitude, …]`. */
export interface Outlines {
  /** Thousandths of a degree. */
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

/** The front of the west, around which most of these lives were. */
const heart: Position = [2.9, 50.6];
/** How far from the true line a thinned one may lie, in degrees: a little near the front, more the farther away. */
const tolerance = ([longitude, latitude]: Position): number => {
  const away = Math.hypot((longitude - heart[0]) * 0.64, latitude - heart[1]);
  return away < 3 ? 0.003 : away < 12 ? 0.03 : 0.25;
};
/** An island whose box is smaller than this many tolerances is no help to anybody. */
const leastIsland = 6;

/** Outlines of the world, thinned by how near they are to the front (Natural Earth, public domain, by `world-atlas`). */
export function makeOutlines(): Outlines {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as Topology<{ countries: GeometryCollection }>;
  const { countries } = topology.objects;
  const thinned = { ...topology, transform: undefined, arcs: decodeArcs(topology).map(thin) } as unknown as Topology<{
    countries: GeometryCollection;
  }>;
  const areas = countries.geometries.filter(({ type }) => type === 'Polygon' || type === 'MultiPolygon');
  const land = merge(thinned, areas as Parameters<typeof merge>[1]);
  const borders = mesh(thinned, countries, (a, b) => a !== b);
  return {
    land: (land.coordinates as unknown as Position[][][]).flatMap(([outer = []]) =>
      isSeen(outer) ? [packed(outer)] : [],
    ),
    borders: (borders.coordinates as unknown as Position[][]).map(packed),
  };
}

/** The lines that borders are made of, in degrees; the file has them as steps of a grid. */
function decodeArcs({ arcs, transform }: Topology): Position[][] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]): Position => {
      x += dx;
      y += dy;
      return [x * (scale[0] ?? 1) + (translate[0] ?? 0), y * (scale[1] ?? 1) + (translate[1] ?? 0)];
    });
  });
}

/** Leaves out what lies within the tolerance of the line without it (Douglas and Peucker); the ends stay. */
function thin(line: readonly Position[]): Position[] {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return [...line];
  let farthest = 0;
  let at = 0;
  for (let index = 1; index < line.length - 1; index++) {
    const point = line[index] as Position;
    const off = distanceTo(point, first, last) / tolerance(point);
    if (off > farthest) [farthest, at] = [off, index];
  }
  if (farthest <= 1) return [first, last];
  return [...thin(line.slice(0, at + 1)).slice(0, -1), ...thin(line.slice(at))];
}

function distanceTo([x, y]: Position, [ax, ay]: Position, [bx, by]: Position): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy);
}

function isSeen(ring: readonly Position[]): boolean {
  const spread = (axis: 0 | 1) => {
    const values = ring.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return ring[0] !== undefined && Math.max(spread(0), spread(1)) > leastIsland * tolerance(ring[0]);
}

const packed = (line: readonly Position[]): number[] => line.flat().map((degrees) => Math.round(degrees * 1000));

/** Gives the app `virtual:outlines`, made when it is built. */
export const outlines = (): Plugin => ({
  name: 'salient-outlines',
  resolveId: (id) => (id === 'virtual:outlines' ? `\0${id}` : null),
  load: (id) =>
    id === '\0virtual:outlines' ? `export default JSON.parse(${JSON.stringify(JSON.stringify(makeOutlines()))})` : null,
});
