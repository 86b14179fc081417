import countries from 'i18n-iso-countries';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { GroundRow } from './choosePlaces.ts';
import type { Spot } from './spot.ts';

/** Square degrees from which on a country is named at a zoom. */
const zoomOfArea = (area: number) => (area > 150 ? 2 : area > 30 ? 4 : area > 8 ? 5 : area > 2 ? 6 : 7);

/** The antimeridian cuts through it, so that the middle of its outline is none. */
const middleOfRussia = { lat: 60, lon: 95 };
/** Nobody of a museum comes from there. */
const unnamed = 'AQ';

/** The countries of the atlas, named in the middle of their largest part. */
export function chooseCountries(atlas: Topology): GroundRow[] {
  const collection = feature(atlas, atlas.objects.countries as GeometryCollection);
  return collection.features.flatMap(({ id, geometry }) => {
    const code = id === undefined ? undefined : countries.numericToAlpha2(id);
    const polygons =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : [];
    const parts = polygons.map(([outer]) => middleOf((outer ?? []) as unknown as Spot[]));
    const [largest] = parts.sort((a, b) => b.area - a.area);
    if (!code || code === unnamed || !largest || largest.area < 0.1) return [];
    const { area } = largest;
    const { lat, lon } = code === 'RU' ? middleOfRussia : largest;
    return [
      { name: '', country: code, lat, lon, people: area, zoom: zoomOfArea(area), nl: '', en: '', fr: '', de: '' },
    ];
  });
}

/** The centroid of a ring and the square degrees within it. */
function middleOf(ring: readonly Spot[]): { lat: number; lon: number; area: number } {
  let [twice, lon, lat] = [0, 0, 0];
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Spot;
    const cross = x * nextY - nextX * y;
    twice += cross;
    lon += (x + nextX) * cross;
    lat += (y + nextY) * cross;
  });
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  return { lon: round(lon / (3 * twice)), lat: round(lat / (3 * twice)), area: Math.abs(twice / 2) };
}
