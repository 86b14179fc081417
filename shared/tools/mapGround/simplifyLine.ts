import { distanceBetween } from '../../src/lib/map/distance.ts';
import type { Spot } from './spot.ts';

export const kilometresBetween = (a: Spot, b: Spot): number =>
  distanceBetween({ lat: a[1], lon: a[0] }, { lat: b[1], lon: b[0] }) / 1000;

/** Kilometres in a degree of latitude. */
const kmPerDegree = 111.2;

/**
 * A line with as few corners as its tolerance allows (Douglas and Peucker); both ends stay. A closed line is cut at the
 * point that is farthest from its ends, so that an island keeps its shape.
 *
 * @param toleranceAt how many km the line may be off at a point.
 */
export function simplifyLine(line: readonly Spot[], toleranceAt: (point: Spot) => number): Spot[] {
  const keeps = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let piece = open.pop(); piece; piece = open.pop()) {
    const [start, end] = piece;
    let [farthest, most] = [-1, 1];
    for (let index = start + 1; index < end; index++) {
      const point = line[index] as Spot;
      const times = kilometresFromPiece(point, line[start] as Spot, line[end] as Spot) / toleranceAt(point);
      if (times > most) [farthest, most] = [index, times];
    }
    if (farthest < 0) continue;
    keeps.add(farthest);
    open.push([start, farthest], [farthest, end]);
  }
  return line.filter((_, index) => keeps.has(index));
}

/** How far a point is from a straight piece of a line, on the flat map around it. */
function kilometresFromPiece(point: Spot, start: Spot, end: Spot): number {
  const shrink = Math.cos((point[1] * Math.PI) / 180);
  const flat = ([lon, lat]: Spot) => [(lon - point[0]) * shrink * kmPerDegree, (lat - point[1]) * kmPerDegree] as const;
  const [[ax, ay], [bx, by]] = [flat(start), flat(end)];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + along * dx, ay + along * dy);
}
