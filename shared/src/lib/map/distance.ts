import type { Location } from '../schemas/commonSchemas.ts';

const earthRadius = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two points over the ground, as the crow flies. */
export function distanceBetween(a: Readonly<Location>, b: Readonly<Location>): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord = half(a.lat, b.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * half(a.lon, b.lon);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Kilometres to the metre, as answers tell a distance. */
export const inKilometres = (metres: number) => Math.round(metres) / 1000;

/** Metres as readers are told them: to the next ten, so that nothing seems measured that was not. */
export const roundedDistance = (metres: number) => Math.round(metres / 10) * 10;
