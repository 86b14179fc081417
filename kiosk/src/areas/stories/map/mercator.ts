export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** Pixels from the upper left corner of a map. */
export type Point = readonly [x: number, y: number];

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

/** A flat map that shows what it was fitted to. */
export interface Projection {
  readonly at: (position: Position) => Point;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** Kilometres of a radian on the equator. */
const earthKm = 6371;

/** Where Mercator's maps of the world end: the poles would lie infinitely far away. */
const lastLat = 85;

/** Mercator's projection onto a plane whose unit is a radian of longitude, with the north below zero. */
function flat({ lat, lon }: Position): Point {
  const within = Math.min(lastLat, Math.max(-lastLat, lat));
  return [radians(lon), -Math.log(Math.tan(Math.PI / 4 + radians(within) / 2))];
}

/**
 * The map of a size on which all positions have room around them.
 *
 * @param positions at least one.
 * @param margin pixels that stay free at every edge.
 * @param leastKm how wide the part without margins is at least: of a single village the country around it says where it is.
 */
export function fitMap(
  positions: readonly Position[],
  { width, height }: MapSize,
  margin: number,
  leastKm: number,
): Projection {
  const points = positions.map(flat);
  const range = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return { from: Math.min(...values), to: Math.max(...values) };
  };
  const [across, down] = [range(0), range(1)];
  const middle = [(across.from + across.to) / 2, (down.from + down.to) / 2] as const;
  const middleLat = 2 * (Math.atan(Math.exp(-middle[1])) - Math.PI / 4);
  // A kilometre is longer on this map the farther it lies from the equator.
  const least = leastKm / (earthKm * Math.cos(middleLat));
  const room = { width: width - 2 * margin, height: height - 2 * margin };
  const scale = Math.min(
    room.width / Math.max(across.to - across.from, least),
    room.height / Math.max(down.to - down.from, (least * room.height) / room.width),
  );
  return {
    at: (position) => {
      const [x, y] = flat(position);
      return [width / 2 + (x - middle[0]) * scale, height / 2 + (y - middle[1]) * scale];
    },
  };
}
