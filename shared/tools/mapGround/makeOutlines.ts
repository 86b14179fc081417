import type { GeoJsonProperties } from 'geojson';
import type { GeometryCollection, GeometryObject, Objects, Topology } from 'topojson-specification';
import { kilometresBetween, simplifyLine } from './simplifyLine.ts';
import type { Spot } from './spot.ts';

type Arc = readonly Spot[];
type Rings = number[][];

/** Steps of the grid that coordinates are written on: about 120 m by 200 m around Ieper. */
const gridSteps = 200_000;

/** How far a line may be from the source, in km, so many km from the centre of the map. */
const toleranceAt = (fromCentre: number) => Math.min(10, Math.max(0.2, (fromCentre - 120) * 0.008));

/**
 * The countries of the atlas with fewer corners the farther they are from `centre`, as TopoJSON: neighbours go on sharing
 * their border. Islands that are smaller than the tolerance are left out.
 *
 * @param atlas quantised TopoJSON with an object `countries`, as world-atlas has it.
 */
export function makeOutlines(atlas: Topology, centre: Spot): Topology {
  const full = atlas.arcs.map((arc) => decodeArc(arc, atlas));
  const simple = full.map((arc) =>
    simplifyLine(arc, ([lon, lat]) => toleranceAt(kilometresBetween([lon, lat], centre))),
  );
  const { countries } = atlas.objects;
  if (countries?.type !== 'GeometryCollection') throw new Error('the atlas holds no countries');
  const isDrawn = (ring: readonly number[]) =>
    isLarge(
      ring.flatMap((index) => arcOf(full, index)),
      centre,
    );
  const used = new Map<number, number>();
  const renumber = (index: number) => {
    const own = index < 0 ? ~index : index;
    if (!used.has(own)) used.set(own, used.size);
    const next = used.get(own) as number;
    return index < 0 ? ~next : next;
  };
  const geometries = countries.geometries.flatMap((country) => {
    const polygons = polygonsOf(country).filter(([outer]) => outer !== undefined && isDrawn(outer));
    if (polygons.length === 0) return [];
    const arcs = polygons.map((rings) => rings.filter(isDrawn).map((ring) => ring.map(renumber)));
    return [{ type: 'MultiPolygon' as const, ...(country.id === undefined ? {} : { id: country.id }), arcs }];
  });
  const collection: GeometryCollection = { type: 'GeometryCollection', geometries };
  const arcs = [...used.keys()].map((own) => encodeArc(simple[own] ?? []));
  const transform = { scale: [360 / gridSteps, 360 / gridSteps], translate: [-180, -90] } as const;
  return {
    type: 'Topology',
    transform: { scale: [...transform.scale], translate: [...transform.translate] },
    objects: { countries: collection } as Objects,
    arcs,
  };
}

/** Whether an island or a lake is larger than the tolerance there; the ring of a whole coast always is. */
function isLarge(ring: Arc, centre: Spot): boolean {
  const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)];
  const corners: [Spot, Spot] = [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ];
  return kilometresBetween(...corners) > 6 * toleranceAt(kilometresBetween(corners[0], centre));
}

function polygonsOf(geometry: GeometryObject<GeoJsonProperties>): Rings[] {
  if (geometry.type === 'Polygon') return [geometry.arcs];
  return geometry.type === 'MultiPolygon' ? geometry.arcs : [];
}

const arcOf = (arcs: readonly Arc[], index: number): Arc => arcs[index < 0 ? ~index : index] ?? [];

function decodeArc(arc: Topology['arcs'][number], { transform }: Topology): Spot[] {
  if (!transform) throw new Error('the atlas is not quantised');
  const [[scaleX, scaleY], [x0, y0]] = [transform.scale, transform.translate] as [Spot, Spot];
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    x += dx as number;
    y += dy as number;
    return [x * scaleX + x0, y * scaleY + y0];
  });
}

/** Differences between points of the grid; points that fall on one another there are one. */
function encodeArc(arc: Arc): number[][] {
  let [lastX, lastY] = [0, 0];
  return arc.flatMap(([lon, lat], index) => {
    const [x, y] = [Math.round(((lon + 180) * gridSteps) / 360), Math.round(((lat + 90) * gridSteps) / 360)];
    const step = [x - lastX, y - lastY];
    if (index > 0 && index < arc.length - 1 && step[0] === 0 && step[1] === 0) return [];
    [lastX, lastY] = [x, y];
    return [step];
  });
}
