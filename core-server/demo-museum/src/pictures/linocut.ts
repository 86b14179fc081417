import { Random } from '../random/Random.ts';

/** The inks of the demo's pictures. Red is for one thing in a picture, if for any. */
export const inks = {
  paper: '#efe7d6',
  light: '#d9d2bd',
  mist: '#aeb3a6',
  mid: '#75817e',
  dusk: '#46525a',
  ink: '#1c2226',
  red: '#b23124',
} as const;
export type Ink = keyof typeof inks;

export type Point = readonly [x: number, y: number];

const short = (value: number) => Math.round(value * 10) / 10;

/**
 * One picture being cut: shapes with edges that a knife left, and the marks of the gouge. Pictures of the same seed are the
 * same to the last stroke.
 */
export class Linocut {
  readonly random: Random;
  readonly #shapes: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
    seed: number,
  ) {
    this.random = new Random(1914, seed);
  }

  /** Moves a number by up to `range` either way. */
  near(value: number, range: number): number {
    return value + (this.random.fraction() * 2 - 1) * range;
  }

  /** Adds SVG as it is. */
  add(svg: string): this {
    this.#shapes.push(svg);
    return this;
  }

  /** A shape with the smooth outline of a path. */
  path(ink: Ink, d: string): this {
    return this.add(`<path fill="${inks[ink]}" d="${d}"/>`);
  }

  /** A line of even width with round ends. */
  line(ink: Ink, width: number, d: string): this {
    return this.add(
      `<path fill="none" stroke="${inks[ink]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`,
    );
  }

  /** A straight-edged shape as a knife cuts it: not quite straight. */
  cut(ink: Ink, points: readonly Point[], roughness = 2): this {
    return this.path(ink, this.#roughened(points, roughness));
  }

  box(ink: Ink, x: number, y: number, width: number, height: number, roughness = 1.5): this {
    const right = x + width;
    const bottom = y + height;
    return this.cut(
      ink,
      [
        [x, y],
        [right, y],
        [right, bottom],
        [x, bottom],
      ],
      roughness,
    );
  }

  disc(ink: Ink, x: number, y: number, radius: number): this {
    const points = Array.from({ length: 24 }, (_, index): Point => {
      const angle = (index / 24) * 2 * Math.PI;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    });
    return this.cut(ink, points, radius / 40);
  }

  /** A single mark of the gouge: pointed at both ends, `angle` in degrees, bent by `bend` of its length. */
  gouge(ink: Ink, x: number, y: number, angle: number, length: number, width: number, bend = 0): this {
    return this.path(ink, mark(x, y, angle, length, width, bend));
  }

  /**
   * Fills a box with marks in rows. What `mark` answers for a place decides each; null leaves the place as it is.
   *
   * @param row distance of the rows; `step` that of marks within a row.
   */
  gouges(
    ink: Ink,
    box: readonly [x: number, y: number, width: number, height: number],
    { row, step }: { readonly row: number; readonly step: number },
    markAt: (x: number, y: number) => { angle: number; length: number; width: number; bend?: number } | null,
  ): this {
    const [left, top, width, height] = box;
    const marks: string[] = [];
    for (let y = top + row / 2, odd = false; y < top + height; y += row, odd = !odd) {
      for (let x = left + (odd ? step / 2 : 0); x < left + width; x += step) {
        const atX = this.near(x, step * 0.28);
        const atY = this.near(y, row * 0.28);
        const made = markAt(atX, atY);
        if (!made) continue;
        const length = made.length * (0.7 + this.random.fraction() * 0.6);
        marks.push(mark(atX, atY, this.near(made.angle, 3), length, this.near(made.width, 0.8), made.bend ?? 0));
      }
    }
    return marks.length > 0 ? this.path(ink, marks.join('')) : this;
  }

  /** Draws with `draw` mirrored left to right when `mirrored`. */
  facing(mirrored: boolean, draw: () => void): this {
    if (mirrored) this.add(`<g transform="translate(${this.width} 0) scale(-1 1)">`);
    draw();
    if (mirrored) this.add('</g>');
    return this;
  }

  /** Draws with everything outside of a path left away. */
  within(d: string, draw: () => void): this {
    const id = `c${this.#shapes.length}`;
    this.add(`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">`);
    draw();
    return this.add('</g>');
  }

  /** The print: the block's rough edge on paper. */
  toSvg(): string {
    const { width, height } = this;
    const inset = 22;
    const edge = this.#roughened(
      [
        [inset, inset],
        [width - inset, inset],
        [width - inset, height - inset],
        [inset, height - inset],
      ],
      3,
    );
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><clipPath id="block"><path d="${edge}"/></clipPath><rect width="${width}" height="${height}" fill="${inks.paper}"/><g clip-path="url(#block)">${this.#shapes.join('')}</g></svg>`;
  }

  #roughened(points: readonly Point[], roughness: number): string {
    const rough: string[] = [];
    points.forEach(([x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] as Point;
      const steps = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 34));
      for (let step = 0; step < steps; step++) {
        const atX = this.near(x + ((nextX - x) * step) / steps, roughness);
        const atY = this.near(y + ((nextY - y) * step) / steps, roughness);
        rough.push(`${short(atX)} ${short(atY)}`);
      }
    });
    return `M${rough.join('L')}Z`;
  }
}

function mark(x: number, y: number, angle: number, length: number, width: number, bend: number): string {
  const radians = (angle * Math.PI) / 180;
  const [along, across] = [
    [Math.cos(radians), Math.sin(radians)],
    [-Math.sin(radians), Math.cos(radians)],
  ] as [Point, Point];
  const at = (forward: number, aside: number) =>
    `${short(x + along[0] * forward + across[0] * aside)} ${short(y + along[1] * forward + across[1] * aside)}`;
  const sag = bend * length;
  return `M${at(-length / 2, 0)}Q${at(0, sag - width)} ${at(length / 2, 0)}Q${at(0, sag + width)} ${at(-length / 2, 0)}Z`;
}
