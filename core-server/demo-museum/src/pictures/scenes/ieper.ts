import { land, levelSky, raySky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

/** An arch of the ink, its round top at `y - radius`. */
const arch = (
  block: Linocut,
  ink: Parameters<Linocut['path']>[0],
  x: number,
  base: number,
  radius: number,
  y: number,
) => block.path(ink, `M${x - radius} ${base}V${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}V${base}Z`);

/** The memorial gate as it stands now: one great vault between two blocks, and a bugler's evening sky. */
export function gate(block: Linocut): void {
  const { width, height } = block;
  const base = height * 0.8;
  raySky(block, base, 'light', 'mist', [width * 0.5, base]);
  block.box('mid', width * 0.12, height * 0.3, width * 0.76, base - height * 0.3);
  block.box('dusk', width * 0.09, height * 0.26, width * 0.82, height * 0.055);
  block.cut('mid', [
    [width * 0.36, height * 0.26],
    [width * 0.4, height * 0.16],
    [width * 0.6, height * 0.16],
    [width * 0.64, height * 0.26],
  ]);
  // The lion that lies on top of it.
  block.path(
    'ink',
    `M${width * 0.43} ${height * 0.16}q${width * 0.01} -60 ${width * 0.05} -58q20 -34 48 -20q30 16 18 44h${width * 0.05}q24 10 20 34z`,
  );
  arch(block, 'ink', width * 0.5, base, width * 0.13, height * 0.52);
  arch(block, 'light', width * 0.5, base, width * 0.085, height * 0.57);
  for (const side of [0.22, 0.78]) {
    for (const column of [-0.055, -0.02, 0.015, 0.05]) {
      block.box('light', width * (side + column) - 9, height * 0.36, 18, base - height * 0.36, 1);
    }
    block.gouges('dusk', [width * (side - 0.08), height * 0.33, width * 0.16, 24], { row: 12, step: 60 }, () => ({
      angle: 0,
      length: 46,
      width: 2,
    }));
  }
  land(block, base, 'dusk', 'mid');
  block.disc('red', width * 0.5, base + 34, 17);
}

/** Two round towers of an old gate with the moat before it. */
export function oldGate(block: Linocut): void {
  const { width, height } = block;
  const base = height * 0.66;
  levelSky(block, base, 'light', 'mist');
  block.box('mid', -20, height * 0.46, width + 40, base - height * 0.46);
  block.gouges('dusk', [0, height * 0.48, width, base - height * 0.48], { row: 26, step: 84 }, () => ({
    angle: 0,
    length: 52,
    width: 2.4,
  }));
  for (const x of [0.34, 0.66]) {
    block.box('dusk', width * x - 105, height * 0.3, 210, base - height * 0.3);
    block.path(
      'ink',
      `M${width * x - 130} ${height * 0.31}L${width * x} ${height * 0.13}L${width * x + 130} ${height * 0.31}Z`,
    );
    block.gouges('mid', [width * x - 96, height * 0.34, 190, base - height * 0.36], { row: 30, step: 70 }, () => ({
      angle: 0,
      length: 40,
      width: 2.6,
    }));
    block.box('ink', width * x - 9, height * 0.42, 18, 74, 1);
  }
  block.box('mid', width * 0.41, height * 0.36, width * 0.18, base - height * 0.36);
  arch(block, 'ink', width * 0.5, base, width * 0.055, height * 0.53);
  block.box('dusk', -20, base, width + 40, height - base + 20);
  block.gouges('mist', [0, base + 16, width, height - base], { row: 30, step: 170 }, (_, y) => ({
    angle: 0,
    length: 70 + (y - base) * 0.5,
    width: 3,
  }));
}

/** A great church with one spire above the roofs. */
export function cathedral(block: Linocut): void {
  const { width, height } = block;
  const base = height * 0.82;
  levelSky(block, base, 'mist', 'light');
  block.box('dusk', width * 0.36, height * 0.52, width * 0.52, base - height * 0.52);
  block.path(
    'ink',
    `M${width * 0.34} ${height * 0.53}L${width * 0.42} ${height * 0.38}H${width * 0.84}L${width * 0.9} ${height * 0.53}Z`,
  );
  for (let bay = 0; bay < 6; bay++) arch(block, 'light', width * (0.45 + bay * 0.075), base - 60, 17, height * 0.62);
  block.box('ink', width * 0.2, height * 0.36, width * 0.17, base - height * 0.36);
  block.cut('ink', [
    [width * 0.19, height * 0.37],
    [width * 0.285, height * 0.045],
    [width * 0.38, height * 0.37],
  ]);
  for (const x of [0.2, 0.37]) {
    block.cut('ink', [
      [width * x - 16, height * 0.37],
      [width * x, height * 0.28],
      [width * x + 16, height * 0.37],
    ]);
  }
  for (const x of [0.255, 0.315]) arch(block, 'light', width * x, height * 0.58, 14, height * 0.45);
  arch(block, 'light', width * 0.285, base, 30, height * 0.72);
  block.gouges('mid', [width * 0.38, height * 0.4, width * 0.46, height * 0.12], { row: 22, step: 60 }, () => ({
    angle: 62,
    length: 34,
    width: 2.2,
  }));
  land(block, base, 'dusk', 'mid');
}

/** A small brick church with a square tower, among trees. */
export function chapel(block: Linocut): void {
  const { width, height } = block;
  const base = height * 0.8;
  raySky(block, base, 'light', 'mist', [width * 0.2, height * 0.1]);
  for (const [x, size] of [
    [0.1, 120],
    [0.2, 90],
    [0.92, 130],
  ] as const) {
    block.box('ink', width * x - 10, base - size * 1.4, 20, size * 1.4);
    block.disc('dusk', width * x, base - size * 1.9, size);
  }
  block.box('mid', width * 0.4, height * 0.52, width * 0.42, base - height * 0.52);
  block.path(
    'ink',
    `M${width * 0.38} ${height * 0.53}L${width * 0.45} ${height * 0.4}H${width * 0.79}L${width * 0.84} ${height * 0.53}Z`,
  );
  block.box('dusk', width * 0.27, height * 0.28, width * 0.16, base - height * 0.28);
  block.path(
    'ink',
    `M${width * 0.255} ${height * 0.29}L${width * 0.35} ${height * 0.17}L${width * 0.445} ${height * 0.29}Z`,
  );
  for (const x of [0.5, 0.6, 0.7]) arch(block, 'light', width * x, base - 70, 26, height * 0.62);
  arch(block, 'light', width * 0.35, height * 0.46, 20, height * 0.38);
  arch(block, 'red', width * 0.35, base, 36, height * 0.68);
  block.gouges('light', [width * 0.28, height * 0.5, width * 0.14, height * 0.12], { row: 20, step: 54 }, () => ({
    angle: 0,
    length: 26,
    width: 1.8,
  }));
  land(block, base, 'mid', 'light');
}
