import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { MapSize, Point, Projection } from './mercator.ts';
import type { PlaceOfLife } from './placesOfLife.ts';
import { type Box, boxAround, letter, line, meet, signBox, signHeight, signsOf, signWidth } from './signs.ts';
import type { Town } from './towns.ts';

const sides = ['right', 'left', 'above', 'below'] as const;
export type Side = (typeof sides)[number];

/** A sign on the map with words beside it, which may have no room. */
export interface LabelledPoint {
  readonly key: string;
  readonly point: Point;
  /** Where the place itself is, which a line leads to; null where the sign stands on it. */
  readonly origin: Point | null;
  /** What stands in the sign: numbers of events; blank for a town. */
  readonly numbers: string;
  readonly name: string;
  /** On which side of the sign the name stands; null where there is no room for it. */
  readonly side: Side | null;
}

/** Of the type on the map, in pixels. */
export interface LabelType {
  readonly size: number;
}

/** From so far on, as a part of the type, a sign does not say by itself where its place is. */
const asideFrom = 0.5;
/** Between a sign and its name, beside it and above or below it, as parts of the type. */
export const nameGap = { beside: 0.3, above: 0.1 } as const;

function boxOfName(
  [x, y]: Point,
  sign: Pick<MapSize, 'width' | 'height'>,
  name: string,
  side: Side,
  size: number,
): Box {
  const [long, high] = [name.length * letter * size, line * size];
  if (side === 'above' || side === 'below') {
    const off = (sign.height + high) / 2 + nameGap.above * size;
    return boxAround([x, y + (side === 'above' ? -off : off)], long, high);
  }
  const off = sign.width / 2 + long / 2 + nameGap.beside * size;
  return boxAround([x + (side === 'right' ? off : -off), y], long, high);
}

/**
 * Lays places and towns out on a map: no sign lies over another, and a name stands where nothing else does. Towns come
 * after the places of the life, and only where they are in nobody's way.
 */
export function placeLabels(
  places: readonly PlaceOfLife[],
  towns: readonly Town[],
  { at }: Pick<Projection, 'at'>,
  { width, height }: MapSize,
  { size }: LabelType,
  language: Language,
): { readonly places: readonly LabelledPoint[]; readonly towns: readonly LabelledPoint[] } {
  const taken: Box[] = [];
  const whole: Box = { left: 0, top: 0, right: width, bottom: height };
  const sideFor = (point: Point, sign: Pick<MapSize, 'width' | 'height'>, name: string): Side | null => {
    if (name === '') return null;
    for (const side of sides) {
      const box = boxOfName(point, sign, name, side, size);
      const isOff =
        box.left < whole.left || box.right > whole.right || box.top < whole.top || box.bottom > whole.bottom;
      if (isOff || taken.some((each) => meet(each, box))) continue;
      taken.push(box);
      return side;
    }
    return null;
  };

  const drawn = signsOf(places, at, { width, height }, size);
  for (const sign of drawn) taken.push(signBox(sign, size));
  const isAside = ({ point, origin }: (typeof drawn)[number]) =>
    Math.hypot(point[0] - origin[0], point[1] - origin[1]) > asideFrom * size;
  for (const sign of drawn) if (isAside(sign)) taken.push(boxAround(sign.origin, size / 2, size / 2));
  const labelled = drawn.map((sign): LabelledPoint => {
    const own = { width: signWidth(sign.numbers, size), height: signHeight * size };
    return { ...sign, origin: isAside(sign) ? sign.origin : null, side: sideFor(sign.point, own, sign.name) };
  });

  const shownTowns = towns.flatMap(({ names, position }): LabelledPoint[] => {
    const point = at(position);
    const [x, y] = point;
    const dot = boxAround(point, size, size);
    if (x < size || y < size || x > width - size || y > height - size || taken.some((each) => meet(each, dot)))
      return [];
    const name = names[language];
    const side = sideFor(point, { width: 0.5 * size, height: 0.5 * size }, name);
    if (!side) return [];
    taken.push(dot);
    return [{ key: names.nl, point, origin: null, numbers: '', name, side }];
  });
  return { places: labelled, towns: shownTowns };
}
