import type { MapSize, Point, Position, Projection } from './mercator.ts';
import { numbersInWords } from './numbersInWords.ts';
import type { PlaceOfLife } from './placesOfLife.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
export const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How wide a letter is on the average, and how high a line, as parts of the type. */
export const letter = 0.52;
export const line = 1.3;
/** Of the sign of an event, as a multiple of the type. */
export const signHeight = 1.4;

/** How wide the sign of an event is: round for one number, longer for more. */
export const signWidth = (numbers: string, size: number) => Math.max(line, numbers.length * letter + 0.9) * size;

/** A sign with the numbers of the events of one place, or of a few that are neighbours. */
export interface Sign {
  readonly key: string;
  readonly numbers: string;
  readonly name: string;
  /** Where the place is. */
  readonly origin: Point;
  /** Where the sign stands: beside it where another one has that room. */
  readonly point: Point;
}

export const signBox = ({ point, numbers }: Pick<Sign, 'point' | 'numbers'>, size: number) =>
  boxAround(point, signWidth(numbers, size), signHeight * size);

/**
 * A sign for each place of a life. Neighbours that would lie over each other share one; places that are only near on a map
 * of half the world have each its own, which moves aside.
 */
export function signsOf(
  places: readonly PlaceOfLife[],
  at: Projection['at'],
  map: MapSize,
  size: number,
): readonly Sign[] {
  return apart(joined(places, at, size), map, size);
}

/** Places so near to each other are one to somebody who looks at a map of more than their town. Kilometres. */
const neighboursKm = 12;
const kmOfDegree = 111.2;

function kmBetween(a: Position, b: Position): number {
  const across = (a.lon - b.lon) * Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, across) * kmOfDegree;
}

function joined(places: readonly PlaceOfLife[], at: Projection['at'], size: number): Sign[] {
  const groups: PlaceOfLife[][] = [];
  const signOf = (together: readonly PlaceOfLife[]): Sign => {
    const point = at((together[0] as PlaceOfLife).position);
    return {
      ...{ key: together.map(({ name }) => name).join(), origin: point, point },
      numbers: numbersInWords(together.flatMap(({ numbers }) => numbers)),
      name: [...new Set(together.map(({ name }) => name).filter(Boolean))].slice(0, 2).join(', '),
    };
  };
  for (const place of places) {
    const own = signBox(signOf([place]), size);
    const group = groups.find(
      (each) =>
        meet(signBox(signOf(each), size), own) &&
        each.every(({ position }) => kmBetween(position, place.position) <= neighboursKm),
    );
    if (group) group.push(place);
    else groups.push([place]);
  }
  return groups.map(signOf);
}

/** Steps after which signs stand as they stand: a life has not so many places that more would help. */
const mostSteps = 80;
/** What stays free between two signs that gave way, as a part of the type. */
const room = 0.15;

/**
 * Signs that lie over each other give way, up and down, so that the name of each has room beside it, until none does; all of
 * them stay on the map.
 */
function apart(signs: readonly Sign[], { width, height }: MapSize, size: number): readonly Sign[] {
  const points = signs.map(({ point: [x, y] }) => ({ x, y }));
  const widths = signs.map(({ numbers }) => signWidth(numbers, size));
  const high = signHeight * size;
  for (let step = 0, isMoved = true; isMoved && step < mostSteps; step++) {
    isMoved = false;
    for (const [at, one] of points.entries()) {
      for (const [further, other] of points.slice(at + 1).entries()) {
        const wide = ((widths[at] ?? 0) + (widths[at + 1 + further] ?? 0)) / 2;
        const isBeside = Math.abs(one.x - other.x) >= wide + room * size;
        const over = high + room * size - Math.abs(one.y - other.y);
        if (isBeside || over <= 0) continue;
        isMoved = true;
        const push = ((one.y <= other.y ? -1 : 1) * over) / 2;
        one.y += push;
        other.y -= push;
      }
    }
    for (const [at, point] of points.entries()) {
      const half = (widths[at] ?? 0) / 2;
      point.x = Math.min(width - half, Math.max(half, point.x));
      point.y = Math.min(height - high / 2, Math.max(high / 2, point.y));
    }
  }
  return signs.map((sign, at) => ({ ...sign, point: [points[at]?.x ?? 0, points[at]?.y ?? 0] }));
}
