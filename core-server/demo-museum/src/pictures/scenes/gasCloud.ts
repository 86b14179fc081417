import { wire } from '../fences.ts';
import { land, levelSky } from '../landscape.ts';
import type { Linocut, Point } from '../linocut.ts';
import { poplar } from '../trees.ts';

export function gasCloud(block: Linocut): void {
  levelSky(block, 420, 'light', 'mist');
  block.disc('paper', 860, 150, 62);
  for (let x = 40; x < 1080; x += 150) poplar(block, block.near(x, 24), 430, block.near(230, 40), 'dusk', 'mist');
  // The cloud lies on the land and swallows the feet of the trees.
  for (let index = 0; index < 13; index++) {
    const x = -30 + index * 94;
    block.disc('mid', x, block.near(428, 18), block.near(84, 20));
  }
  block.box('mid', -20, 420, 1140, 90);
  block.gouges('light', [0, 350, 1080, 150], { row: 22, step: 90 }, () => ({
    angle: -4,
    length: 92,
    width: 4,
    bend: -0.16,
  }));
  land(block, 500, 'dusk', 'mist');
  // The trench, with nobody in it any more, and its sandbags.
  const lip = (x: number) => 640 + Math.sin(x / 120) * 26 + Math.sin(x / 47) * 8;
  const xs = Array.from({ length: 29 }, (_, index) => -20 + index * 40);
  block.cut('ink', [...xs.map((x): Point => [x, lip(x)]), ...xs.toReversed().map((x): Point => [x, lip(x + 60) + 92])]);
  for (let row = 1; row >= 0; row--) {
    for (let x = -30 + row * 34; x < 1100; x += 70) bag(block, x, lip(x + 30) - 6 - row * 27);
  }
  wire(block, 590, 74, 190);
}

function bag(block: Linocut, x: number, y: number): void {
  block.path(
    'light',
    `M${x} ${y + 14}C${x - 4} ${y + 2} ${x + 8} ${y - 8} ${x + 32} ${y - 7}C${x + 58} ${y - 8} ${x + 68} ${y + 2} ${x + 64} ${y + 14}C${x + 60} ${y + 22} ${x + 6} ${y + 22} ${x} ${y + 14}Z`,
  );
  block.gouge('dusk', x + 30, y + 10, 2, 48, 3, 0.06);
  block.gouge('ink', x + 60, y + 8, 80, 18, 3);
}
