import type { Location } from '../../../lib/schemas/commonSchemas.ts';

/**
 * The projection of Bonne, in which the Belgian maps of 1:40,000 were drawn whose sheet lines the British took over: its
 * centre lies at 50° 24' north on the meridian of the old observatory of Brussels. Metres east and north of that centre.
 *
 * Formulas: J. P. Snyder, Map Projections, a Working Manual (USGS Professional Paper 1395), pages 138 to 140. The ellipsoid
 * is Delambre's of 1810.
 */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

const equator = 6_376_523;
const flattening = 1 / 308.64;
const centre = { lat: radians(50.4), lon: radians(4 + 22 / 60 + 5.89 / 3600) };

const e2 = 2 * flattening - flattening ** 2;
const e4 = e2 * e2;
const e6 = e4 * e2;

/** Metres along the meridian from the equator. */
const meridian = (lat: number) =>
  equator *
  ((1 - e2 / 4 - (3 * e4) / 64 - (5 * e6) / 256) * lat -
    ((3 * e2) / 8 + (3 * e4) / 32 + (45 * e6) / 1024) * Math.sin(2 * lat) +
    ((15 * e4) / 256 + (45 * e6) / 1024) * Math.sin(4 * lat) -
    ((35 * e6) / 3072) * Math.sin(6 * lat));

/** Metres from the axis of the earth, along the normal. */
const normal = (lat: number) => equator / Math.sqrt(1 - e2 * Math.sin(lat) ** 2);

const centreRadius = normal(centre.lat) / Math.tan(centre.lat);
const centreMeridian = meridian(centre.lat);

export function toMap({ lat, lon }: Readonly<Location>): MapPoint {
  const north = radians(lat);
  const radius = centreRadius + centreMeridian - meridian(north);
  const angle = (normal(north) * Math.cos(north) * (radians(lon) - centre.lon)) / radius;
  return { x: radius * Math.sin(angle), y: centreRadius - radius * Math.cos(angle) };
}

export function fromMap({ x, y }: MapPoint): Location {
  const radius = Math.hypot(x, centreRadius - y);
  const along = centreRadius + centreMeridian - radius;
  const mu = along / (equator * (1 - e2 / 4 - (3 * e4) / 64 - (5 * e6) / 256));
  const e1 = (1 - Math.sqrt(1 - e2)) / (1 + Math.sqrt(1 - e2));
  const north =
    mu +
    ((3 * e1) / 2 - (27 * e1 ** 3) / 32) * Math.sin(2 * mu) +
    ((21 * e1 ** 2) / 16 - (55 * e1 ** 4) / 32) * Math.sin(4 * mu) +
    ((151 * e1 ** 3) / 96) * Math.sin(6 * mu);
  const angle = Math.atan2(x, centreRadius - y);
  const east = centre.lon + (radius * angle) / (normal(north) * Math.cos(north));
  return { lat: degrees(north), lon: degrees(east) };
}
