import type { Ink, Linocut } from './linocut.ts';

/** Somebody standing, seen from afar. */
export function figure(
  block: Linocut,
  x: number,
  base: number,
  height: number,
  { skirt = false, hat = false, bundle = false, stoop = 0, ink = 'ink' as Ink } = {},
): void {
  const unit = height / 8;
  const lean = stoop * unit;
  block.disc(ink, x + lean * 1.5, base - unit * 7.3, unit * 0.62);
  if (hat)
    block.cut(
      ink,
      [
        [x + lean * 1.5 - unit * 0.95, base - unit * 7.5],
        [x + lean * 1.5 - unit * 0.5, base - unit * 8.2],
        [x + lean * 1.5 + unit * 0.5, base - unit * 8.2],
        [x + lean * 1.5 + unit * 0.95, base - unit * 7.5],
      ],
      0.6,
    );
  block.cut(
    ink,
    skirt
      ? [
          [x + lean - unit * 0.75, base - unit * 6.6],
          [x + lean + unit * 0.75, base - unit * 6.6],
          [x + unit * 0.6, base - unit * 4.3],
          [x + unit * 1.4, base],
          [x - unit * 1.4, base],
          [x - unit * 0.6, base - unit * 4.3],
        ]
      : [
          [x + lean - unit * 0.95, base - unit * 6.5],
          [x + lean + unit * 0.95, base - unit * 6.5],
          [x + unit * 0.9, base - unit * 3],
          [x + unit * 0.85, base],
          [x + unit * 0.2, base],
          [x, base - unit * 2.4],
          [x - unit * 0.3, base],
          [x - unit * 0.95, base],
          [x - unit * 0.9, base - unit * 3],
        ],
    0.8,
  );
  if (bundle) block.disc(ink, x - unit * 1.3 + lean, base - unit * 5.7, unit * 1.15);
}

/** A bird in flight, wings up. */
export function pigeon(
  block: Linocut,
  x: number,
  y: number,
  size: number,
  ink: Ink,
  light: Ink,
  towards: 1 | -1 = -1,
): void {
  const s = size / 100;
  const at = (dx: number, dy: number) => `${x + dx * s * towards} ${y + dy * s}`;
  // Body, head and tail; then the far wing and the near one.
  block.path(
    ink,
    `M${at(70, -2)}L${at(60, -8)}C${at(58, -24)} ${at(38, -28)} ${at(30, -16)}C${at(8, -22)} ${at(-16, -16)} ${at(-34, -4)}L${at(-92, -8)}L${at(-98, 8)}L${at(-88, 24)}L${at(-30, 14)}C${at(-6, 28)} ${at(26, 26)} ${at(44, 10)}C${at(52, 6)} ${at(58, 2)} ${at(60, -1)}Z`,
  );
  block.path(
    ink,
    `M${at(22, -14)}C${at(34, -50)} ${at(52, -80)} ${at(84, -96)}C${at(80, -60)} ${at(62, -30)} ${at(38, -8)}Z`,
  );
  block.path(
    ink,
    `M${at(24, -12)}C${at(26, -56)} ${at(-4, -98)} ${at(-56, -112)}L${at(-50, -98)}L${at(-58, -92)}L${at(-48, -78)}L${at(-54, -70)}L${at(-42, -56)}C${at(-40, -36)} ${at(-30, -20)} ${at(-16, -8)}Z`,
  );
  for (const [dx, dy] of [
    [-30, -76],
    [-20, -58],
    [-8, -40],
  ] as const) {
    block.gouge(light, x + dx * s * towards, y + dy * s, towards === 1 ? 58 : 122, 42 * s, 3 * s);
  }
  block.gouge(light, x - 66 * s * towards, y + 8 * s, 0, 40 * s, 2.4 * s);
}
