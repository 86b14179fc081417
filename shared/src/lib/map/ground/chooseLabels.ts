/** A name that may be written on the map, in pixels of the screen. */
export interface LabelWish<Name> {
  readonly name: Name;
  readonly text: string;
  readonly point: Point;
  /** Around its point; else beside it. */
  readonly isCentred: boolean;
  /** Whether it may stand at some distance, where markers crowd around its point. */
  readonly mayStandOff: boolean;
}

export interface Label<Name> extends LabelWish<Name> {
  readonly side: Side;
}

/** Where a name stands beside its point, or around it. */
export type Side = 'right' | 'left' | 'above' | 'below' | 'high' | 'low' | 'middle';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const besides: readonly Side[] = ['right', 'left', 'above', 'below'];
const furtherOff: readonly Side[] = [...besides, 'high', 'low'];

/** What a letter takes at most, how high a line is, and how far a name stands from its point. */
const letter = 7.5;
const line = 18;
const gap = 6;
const wideGap = 40;

/**
 * The names that find room, each on the first side where it covers no other and nothing else that is there.
 *
 * @param wishes the most important first.
 * @param taken where markers stand.
 */
export function chooseLabels<Name>(
  wishes: readonly LabelWish<Name>[],
  size: Point,
  taken: readonly Box[] = [],
): Label<Name>[] {
  const full = [...taken];
  return wishes.flatMap((wish) => {
    const sides: readonly Side[] = wish.isCentred ? ['middle'] : wish.mayStandOff ? furtherOff : besides;
    for (const side of sides) {
      const box = boxOf(wish, side);
      const isWithin = box.left >= 0 && box.right <= size.x && box.top >= 0 && box.bottom <= size.y;
      if (!isWithin || full.some((other) => overlap(box, other))) continue;
      full.push(box);
      return [{ ...wish, side }];
    }
    return [];
  });
}

/** The room of a name with its point. */
function boxOf({ text, point: { x, y } }: LabelWish<unknown>, side: Side): Box {
  const width = text.length * letter;
  const half = line / 2;
  if (side === 'right') return { left: x - gap, right: x + gap + width, top: y - half, bottom: y + half };
  if (side === 'left') return { left: x - gap - width, right: x + gap, top: y - half, bottom: y + half };
  const [left, right] = [x - width / 2, x + width / 2];
  if (side === 'above') return { left, right, top: y - gap - line, bottom: y + gap };
  if (side === 'below') return { left, right, top: y - gap, bottom: y + gap + line };
  if (side === 'high') return { left, right, top: y - wideGap - line, bottom: y - wideGap };
  if (side === 'low') return { left, right, top: y + wideGap, bottom: y + wideGap + line };
  return { left, right, top: y - half, bottom: y + half };
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
