/** Maps come no nearer. */
const deepest = 18;

/** Which tile: zoom level, column and row, as OpenStreetMap numbers them. */
export interface TileSpot {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The tile that three parts of an address name; null when there is none. */
export function tileSpotOf({ z, x, y }: Readonly<Record<keyof TileSpot, string>>): TileSpot | null {
  if (![z, x, y].every((part) => /^(0|[1-9]\d{0,6})$/.test(part))) return null;
  const spot = { z: Number(z), x: Number(x), y: Number(y) };
  const across = 2 ** spot.z;
  return spot.z <= deepest && spot.x < across && spot.y < across ? spot : null;
}
