import { levelSky, smoke } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function millTown(block: Linocut): void {
  levelSky(block, 440, 'mist', 'light');
  block.path('mid', 'M-20 400C200 300 420 330 620 380C800 330 980 320 1100 370V520H-20Z');
  for (const [x, height] of [
    [90, 300],
    [240, 360],
    [400, 280],
    [620, 390],
    [800, 320],
    [960, 370],
  ] as const) {
    smoke(block, x, 470 - height, 27, 1.15, 'mid', 'light');
    block.cut('ink', [
      [x - 20, 500],
      [x - 12, 480 - height],
      [x + 12, 480 - height],
      [x + 20, 500],
    ]);
    block.gouge('mist', x - 8, 480 - height / 2, 91, height * 0.7, 3);
  }
  for (const [x, width, storeys] of [
    [-10, 230, 3],
    [260, 290, 4],
    [580, 230, 3],
    [840, 260, 4],
  ] as const) {
    const height = storeys * 44;
    block.box('ink', x, 560 - height, width, height);
    for (let storey = 0; storey < storeys; storey++)
      for (let pane = 14; pane < width - 20; pane += 32)
        block.box('light', x + pane, 560 - height + 12 + storey * 44, 17, 24, 0.8);
  }
  // Rows of houses, downhill.
  for (let row = 0; row < 3; row++) {
    const base = 640 + row * 80;
    for (let x = -60 + row * 30; x < 1100; x += 108 + row * 16) {
      const width = 108 + row * 16;
      block.box(row % 2 ? 'dusk' : 'ink', x, base - 56 - row * 8, width, 90 + row * 10, 1);
      block.cut('mid', [
        [x - 3, base - 54 - row * 8],
        [x + width * 0.12, base - 92 - row * 12],
        [x + width * 0.88, base - 92 - row * 12],
        [x + width + 3, base - 54 - row * 8],
      ]);
      block.box('ink', x + width * 0.74, base - 116 - row * 13, 16, 36, 1);
      block.box('light', x + width * 0.18, base - 42 - row * 6, 20 + row * 3, 24 + row * 4, 1);
      block.box('light', x + width * 0.56, base - 42 - row * 6, 20 + row * 3, 40 + row * 6, 1);
    }
  }
}
