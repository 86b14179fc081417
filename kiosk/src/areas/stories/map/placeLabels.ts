import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { MapSize, Point, Projection } from './mercator.ts';
import { numbersInWords } from './numbersInWords.ts';
import type { PlaceOfLife } from './placesOfLife.ts';
import type { Town } from './towns.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A sign on the map with words beside it, which may have no room. */
export interface LabelledPoint {
  readonly key: string;
  readonly point: Point;
  /** What stands in the sign: numbers of events; blank for a town. */
  readonly numbers: string;
  readonly name: string;
  /** On which side of the sign the name stands; null where there is no room for it. */
  readonly side: 'right' | 'left' | null;
}

/** Of the type on the map, in pixels. */
export interface LabelType {
  readonly size: number;
}

/** How wide a letter is on the average, and how high a line, as parts of the type. */
const letter = 0.52;
const line = 1.3;
/** Of the sign of an event, as a multiple of the type. */
export const signHeight = 1.4;

const boxAround = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How wide the sign of an event is: round for one number, longer for more. */
export const signWidth = (numbers: string, size: number) => Math.max(line, numbers.length * letter + 0.9) * size;

interface Sign {
  readonly key: string;
  readonly point: Point;
  readonly numbers: string;
  readonly name: string;
}

const signBox = ({ point, numbers }: Sign, size: number) =>
  boxAround(point, signWidth(numbers, size), signHeight * size);

/** A sign for each place; those that would lie over each other become one, where the first is. */
function joined(places: readonly PlaceOfLife[], at: Projection['at'], size: number): readonly Sign[] {
  const signs: { readonly sign: Sign; readonly places: readonly PlaceOfLife[] }[] = [];
  const signOf = (together: readonly PlaceOfLife[]) => ({
    places: together,
    sign: {
      key: together.map(({ name }) => name).join(),
      point: at((together[0] as PlaceOfLife).position),
      numbers: numbersInWords(together.flatMap(({ numbers }) => numbers)),
      name: [...new Set(together.map(({ name }) => name).filter(Boolean))].slice(0, 2).join(', '),
    },
  });
  for (const place of places) {
    let added = signOf([place]);
    // A sign that takes another in is wider, and may meet a third.
    for (;;) {
      const met = signs.findIndex(({ sign }) => meet(signBox(sign, size), signBox(added.sign, size)));
      if (met < 0) break;
      const [other] = signs.splice(met, 1);
      added = signOf([...(other?.places ?? []), ...added.places]);
    }
    signs.push(added);
  }
  return signs.map(({ sign }) => sign);
}

/**
 * Lays places and towns out on a map: signs that would lie over each other become one, and a name stands where nothing
 * else does. Towns come after the places of the life, and only where they are in nobody's way.
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
  const sideFor = ([x, y]: Point, sign: number, name: string): LabelledPoint['side'] => {
    const long = name.length * letter * size;
    for (const side of ['right', 'left'] as const) {
      const middle = x + (side === 'right' ? 1 : -1) * (sign / 2 + long / 2 + 0.3 * size);
      const box = boxAround([middle, y], long, line * size);
      const isOff = box.left < whole.left || box.right > whole.right;
      if (name === '' || isOff || taken.some((each) => meet(each, box))) continue;
      taken.push(box);
      return side;
    }
    return null;
  };

  const drawn = joined(places, at, size);
  for (const sign of drawn) taken.push(signBox(sign, size));
  const labelled = drawn.map((sign) => ({
    ...sign,
    side: sideFor(sign.point, signWidth(sign.numbers, size), sign.name),
  }));

  const shownTowns = towns.flatMap(({ names, position }): LabelledPoint[] => {
    const point = at(position);
    const [x, y] = point;
    const dot = boxAround(point, size, size);
    if (x < size || y < size || x > width - size || y > height - size || taken.some((each) => meet(each, dot)))
      return [];
    const name = names[language];
    const side = sideFor(point, 0.5 * size, name);
    if (!side) return [];
    taken.push(dot);
    return [{ key: names.nl, point, numbers: '', name, side }];
  });
  return { places: labelled, towns: shownTowns };
}
