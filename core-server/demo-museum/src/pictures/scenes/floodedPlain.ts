import { levelSky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';
import { poplar, stump } from '../trees.ts';

export function floodedPlain(block: Linocut): void {
  levelSky(block, 300, 'mist', 'light');
  block.disc('paper', 250, 170, 54);
  block.box('light', -20, 300, 1120, 540, 0);
  block.cut('dusk', [
    [-20, 300],
    [200, 288],
    [500, 296],
    [800, 284],
    [1100, 298],
    [1100, 312],
    [-20, 312],
  ]);
  for (let x = 30; x < 1080; x += 90) poplar(block, block.near(x, 30), 300, block.near(64, 24), 'dusk', 'mist');
  block.gouges('mid', [0, 330, 1080, 480], { row: 26, step: 150 }, (_, y) => ({
    angle: 0,
    length: 60 + (y - 320) * 0.26,
    width: 1.4 + (y - 320) / 130,
  }));
  // What still stands out of the water: half a farm, willows, posts.
  block.cut('ink', [
    [640, 470],
    [640, 400],
    [690, 340],
    [850, 340],
    [900, 400],
    [900, 470],
  ]);
  block.cut('dusk', [
    [632, 404],
    [690, 334],
    [850, 334],
    [908, 404],
  ]);
  block.gouges('light', [650, 346, 240, 56], { row: 20, step: 40 }, (x, y) =>
    Math.abs(x - 770) > 60 + (y - 334) ? null : { angle: 66, length: 22, width: 2.6 },
  );
  for (const x of [684, 760, 836]) block.box('light', x, 422, 26, 34);
  for (let wave = 0; wave < 5; wave++) block.gouge('ink', 770, 482 + wave * 18, 0, 270 - wave * 44, 5);
  for (const [x, base, size] of [
    [180, 560, 1],
    [360, 470, 0.6],
    [960, 640, 1.2],
  ] as const) {
    stump(block, x, base, 130 * size);
    for (let twig = 0; twig < 7; twig++)
      block.line(
        'ink',
        5 * size,
        `M${x} ${base - 118 * size}L${x + (twig - 3) * 22 * size} ${base - (200 - Math.abs(twig - 3) * 20) * size}`,
      );
    for (let wave = 0; wave < 3; wave++) block.gouge('ink', x, base + 12 + wave * 16, 0, (70 - wave * 18) * size, 5);
  }
  for (let post = 0; post < 7; post++) {
    const [x, y, size] = [60 + post * 84, 790 - post * 30, 1 - post * 0.09];
    block.box('ink', x, y - 90 * size, 12 * size, 90 * size, 1);
    if (post < 6) block.line('ink', 3 * size, `M${x + 6} ${y - 70 * size}L${x + 90} ${y - 30 - 64 * size}`);
  }
}
