import { useTexts } from '@salient/shared/lib/i18n/useTexts.ts';
import { useMemo } from 'react';
import { fitMap, type MapSize, type Point } from './mercator.ts';
import { outlinePath } from './outlinePath.ts';
import { type LabelledPoint, nameGap, placeLabels, type Side } from './placeLabels.ts';
import type { PlaceOfLife } from './placesOfLife.ts';
import { line, signHeight, signWidth } from './signs.ts';
import { towns } from './towns.ts';
import { useBoxSize } from './useBoxSize.ts';
import { useOutlines } from './useOutlines.ts';

/** How much of the world is shown around a single village. */
const leastKm = 90;

/** The places of a life on a map that the kiosk draws by itself, under the numbers of the events beside it. */
export function LifeMap({ places }: { readonly places: readonly PlaceOfLife[] }) {
  const { t } = useTexts();
  const [box, size] = useBoxSize<HTMLDivElement>();
  return (
    <figure className="life-map">
      <div ref={box} className="life-map-box">
        {size && <Drawing places={places} size={size} />}
      </div>
      <figcaption>{t('kiosk.story.bordersOfToday')}</figcaption>
    </figure>
  );
}

function Drawing({ places, size }: { readonly places: readonly PlaceOfLife[]; readonly size: MapSize }) {
  const { t, language } = useTexts();
  const outlines = useOutlines();
  // The type of the style sheet, by which the names are laid out.
  const type = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 0.75;
  const projection = useMemo(
    () =>
      fitMap(
        places.map(({ position }) => position),
        size,
        Math.min(size.width, size.height) / 6,
        leastKm,
      ),
    [places, size],
  );
  const [land, borders] = useMemo(
    () => [
      outlinePath(outlines?.land ?? [], projection, size, true),
      outlinePath(outlines?.borders ?? [], projection, size, false),
    ],
    [outlines, projection, size],
  );
  const labels = placeLabels(places, towns, projection, size, { size: type }, language);
  const said = labels.places.map(({ numbers, name }) => `${numbers} ${name}`).join(', ');
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`${t('kiosk.story.lifeMap')} – ${said}`}
      fontSize={type}
    >
      <path className="map-land" d={land} />
      <path className="map-borders" d={borders} />
      {labels.towns.map((town) => (
        <g key={town.key} className="map-town">
          <circle cx={town.point[0]} cy={town.point[1]} r={type / 5} />
          <Name of={town} sign={{ width: 0.3 * type, height: 0.5 * type }} type={type} />
        </g>
      ))}
      {labels.places.map(
        ({ key, point, origin }) => origin && <WayTo key={key} point={point} origin={origin} type={type} />,
      )}
      {labels.places.map((place) => (
        <Place key={place.key} place={place} type={type} />
      ))}
    </svg>
  );
}

function Place({ place, type }: { readonly place: LabelledPoint; readonly type: number }) {
  const [x, y] = place.point;
  const width = signWidth(place.numbers, type);
  const height = signHeight * type;
  return (
    <g className="map-place">
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 2} />
      <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
        {place.numbers}
      </text>
      <Name of={place} sign={{ width, height }} type={type} />
    </g>
  );
}

interface WayToProps {
  readonly point: Point;
  readonly origin: Point;
  readonly type: number;
}

/** Leads from a sign that gave way to where its place is. */
const WayTo = ({ point, origin, type }: WayToProps) => (
  <g className="map-way">
    <line x1={point[0]} y1={point[1]} x2={origin[0]} y2={origin[1]} />
    <circle cx={origin[0]} cy={origin[1]} r={type / 5} />
  </g>
);

interface NameProps {
  readonly of: LabelledPoint;
  readonly sign: MapSize;
  readonly type: number;
}

const anchors = { right: 'start', left: 'end', above: 'middle', below: 'middle' } as const satisfies Record<
  Side,
  string
>;
const ways = { right: [1, 0], left: [-1, 0], above: [0, -1], below: [0, 1] } as const satisfies Record<Side, Point>;

/** A name beside its sign, with the ground behind it dimmed. */
function Name({ of: { name, side, point }, sign, type }: NameProps) {
  if (!side) return null;
  const [right, down] = ways[side];
  return (
    <text
      className="map-name"
      x={point[0] + right * (sign.width / 2 + nameGap.beside * type)}
      y={point[1] + down * ((sign.height + line * type) / 2 + nameGap.above * type)}
      textAnchor={anchors[side]}
      dominantBaseline="central"
    >
      {name}
    </text>
  );
}
