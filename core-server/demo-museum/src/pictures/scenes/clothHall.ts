import { ruins } from '../buildings.ts';
import { land, raySky, smoke } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function clothHall(block: Linocut): void {
  raySky(block, 560, 'mist', 'light', [420, 420]);
  smoke(block, 640, 400, 50, 0.8, 'mid', 'mist');
  // The belfry, its top gone, and the walls of the hall to both sides.
  block.cut('ink', [
    [330, 600],
    [332, 180],
    [350, 150],
    [362, 176],
    [384, 120],
    [404, 168],
    [420, 130],
    [446, 182],
    [470, 150],
    [490, 200],
    [500, 240],
    [508, 600],
  ]);
  block.cut('ink', [
    [60, 600],
    [62, 400],
    [84, 380],
    [120, 404],
    [160, 372],
    [210, 398],
    [250, 360],
    [300, 384],
    [334, 366],
    [334, 600],
  ]);
  block.cut('ink', [
    [506, 600],
    [506, 360],
    [560, 384],
    [600, 350],
    [640, 396],
    [700, 410],
    [742, 380],
    [780, 440],
    [830, 470],
    [880, 452],
    [930, 520],
    [960, 600],
  ]);
  for (const x of [90, 146, 202, 258]) window(block, x, 540, 34, 104);
  for (const x of [548, 604, 660, 716, 772]) window(block, x, 540, 32, x > 740 ? 60 : 96);
  for (const [x, y] of [
    [366, 330],
    [446, 330],
    [366, 480],
    [446, 480],
  ] as const)
    window(block, x, y, 36, 86);
  block.line('light', 4, 'M352 590V190M488 590V240');
  block.gouges('dusk', [70, 400, 260, 190], { row: 40, step: 60 }, () => ({ angle: 0, length: 40, width: 2.6 }));
  land(block, 600, 'dusk', 'mid');
  ruins(block, 612, 70, 'ink', 'mid', 900, 1080);
  for (let stone = 0; stone < 60; stone++) {
    const [x, y] = [block.random.fraction() * 1080, 610 + block.random.fraction() ** 2 * 180];
    const size = 6 + (y - 600) * 0.11;
    block.cut(
      block.random.chance(0.5) ? 'mist' : 'ink',
      [
        [x - size, y],
        [x - size * 0.4, y - size * 0.8],
        [x + size, y - size * 0.5],
        [x + size * 0.8, y + size * 0.4],
      ],
      1.5,
    );
  }
}

function window(block: Linocut, x: number, base: number, width: number, height: number): void {
  block.path(
    'mist',
    `M${x} ${base}V${base - height * 0.6}Q${x + width * 0.1} ${base - height * 0.9} ${x + width / 2} ${base - height}Q${x + width * 0.9} ${base - height * 0.9} ${x + width} ${base - height * 0.6}V${base}Z`,
  );
  block.line('ink', 4, `M${x + width / 2} ${base}V${base - height}`);
}
