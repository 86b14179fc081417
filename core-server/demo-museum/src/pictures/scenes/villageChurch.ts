import { figure } from '../beings.ts';
import { church, house } from '../buildings.ts';
import { land, raySky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function villageChurch(block: Linocut): void {
  raySky(block, 520, 'mist', 'light', [330, 300]);
  block.path('mid', 'M-20 470C160 380 330 360 520 420C700 470 900 380 1100 440V560H-20Z');
  block.gouges('light', [0, 420, 1080, 110], { row: 28, step: 120 }, () => ({
    angle: -6,
    length: 100,
    width: 3,
    bend: -0.06,
  }));
  church(block, 200, 560, 420, 'ink', 'light');
  for (const [x, width, height] of [
    [40, 130, 70],
    [610, 170, 84],
    [800, 150, 76],
    [960, 150, 88],
  ] as const) {
    house(block, x, 560, width, height, 'dusk', 'ink');
    block.box('light', x + width * 0.2, 560 - height * 0.66, 22, 30, 1);
    block.box('light', x + width * 0.62, 560 - height * 0.66, 22, 30, 1);
  }
  land(block, 556, 'mid', 'light');
  // Men who kneel on the grass, and those who came too late.
  for (let row = 0; row < 3; row++) {
    for (let x = 90 + row * 40; x < 860; x += 96) {
      const base = 630 + row * 62;
      const size = 1 + row * 0.34;
      block.disc('ink', x, base - 62 * size, 11 * size);
      block.cut(
        'ink',
        [
          [x - 15 * size, base - 50 * size],
          [x + 12 * size, base - 50 * size],
          [x + 15 * size, base - 16 * size],
          [x + 18 * size, base],
          [x - 30 * size, base],
          [x - 28 * size, base - 9 * size],
          [x - 12 * size, base - 14 * size],
        ],
        1,
      );
    }
  }
  figure(block, 940, 720, 130, { hat: true });
  figure(block, 1000, 740, 140);
}
