import { land, raySky } from '../landscape.ts';
import { inks, type Linocut } from '../linocut.ts';
import { stump } from '../trees.ts';

export function diggers(block: Linocut): void {
  raySky(block, 380, 'mist', 'light', [800, 380]);
  block.disc('paper', 800, 360, 76);
  land(block, 380, 'mid', 'light');
  for (const [x, height] of [
    [60, 190],
    [170, 120],
    [330, 220],
    [600, 140],
    [1000, 230],
  ] as const)
    stump(block, x, 400, height);
  for (const [x, base, size, up] of [
    [250, 640, 1, true],
    [430, 600, 0.86, false],
    [640, 650, 1.05, true],
    [860, 610, 0.9, false],
  ] as const)
    digger(block, x, base, size, up);
  // What has been gathered: shells in a heap, and a coil of wire.
  for (let row = 0; row < 3; row++) {
    for (let shell = 0; shell < 5 - row; shell++) {
      const [x, y] = [90 + shell * 62 + row * 31, 760 - row * 44];
      block.path(
        'ink',
        `M${x} ${y}V${y - 30}Q${x + 4} ${y - 62} ${x + 26} ${y - 74}Q${x + 48} ${y - 62} ${x + 52} ${y - 30}V${y}Z`,
      );
      block.gouge('light', x + 14, y - 34, 90, 44, 3.4);
      block.box('mist', x, y - 14, 52, 6, 0.6);
    }
  }
  for (let ring = 0; ring < 4; ring++)
    block.add(
      `<ellipse cx="${880 + ring * 7}" cy="${742 - ring * 5}" rx="${104 - ring * 9}" ry="${44 - ring * 4}" fill="none" stroke="${inks.ink}" stroke-width="6"/>`,
    );
  for (let barb = 0; barb < 12; barb++) {
    const angle = (barb / 12) * 2 * Math.PI;
    const [x, y] = [886 + Math.cos(angle) * 100, 740 + Math.sin(angle) * 42];
    block.line('ink', 4, `M${x - 8} ${y - 9}l16 18m-16 0l16 -18`);
  }
}

function digger(block: Linocut, x: number, base: number, size: number, up: boolean): void {
  const s = 1.5 * size;
  block.path(
    'ink',
    `M${x - 34 * s} ${base}L${x - 26 * s} ${base - 56 * s}C${x - 30 * s} ${base - 88 * s} ${x - 10 * s} ${base - 124 * s} ${x + 24 * s} ${base - 130 * s}L${x + 40 * s} ${base - 112 * s}C${x + 26 * s} ${base - 92 * s} ${x + 18 * s} ${base - 76 * s} ${x + 12 * s} ${base - 58 * s}L${x + 26 * s} ${base}H${x + 8 * s}L${x - 8 * s} ${base - 46 * s}L${x - 16 * s} ${base}Z`,
  );
  block.disc('ink', x + 42 * s, base - 140 * s, 15 * s);
  block.path(
    'dusk',
    `M${x + 24 * s} ${base - 146 * s}Q${x + 44 * s} ${base - 172 * s} ${x + 62 * s} ${base - 144 * s}Z`,
  );
  block.gouge('light', x - 10 * s, base - 96 * s, 120, 46 * s, 3.4);
  if (up) {
    block.line('ink', 9 * s, `M${x + 30 * s} ${base - 116 * s}L${x + 62 * s} ${base - 96 * s}`);
    block.line('ink', 5 * s, `M${x + 6 * s} ${base - 104 * s}L${x + 118 * s} ${base - 76 * s}`);
    block.cut(
      'ink',
      [
        [x + 112 * s, base - 88 * s],
        [x + 146 * s, base - 80 * s],
        [x + 138 * s, base - 58 * s],
        [x + 110 * s, base - 66 * s],
      ],
      1,
    );
  } else {
    block.line('ink', 9 * s, `M${x + 30 * s} ${base - 116 * s}L${x + 56 * s} ${base - 66 * s}`);
    block.line('ink', 5 * s, `M${x + 44 * s} ${base - 108 * s}L${x + 74 * s} ${base - 20 * s}`);
    block.cut(
      'ink',
      [
        [x + 60 * s, base - 26 * s],
        [x + 84 * s, base - 30 * s],
        [x + 86 * s, base + 4 * s],
        [x + 72 * s, base + 10 * s],
      ],
      1,
    );
  }
}
