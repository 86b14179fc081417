/** Degrees of longitude, then of latitude, as GeoJSON has them. */
export type Spot = readonly [lon: number, lat: number];

/** Ieper: near it the ground is as fine as its sources, and coarser with the distance. */
export const centre: Spot = [2.8859, 50.8512];
