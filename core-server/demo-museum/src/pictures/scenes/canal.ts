import { land, raySky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';
import { stump } from '../trees.ts';

export function canal(block: Linocut): void {
  raySky(block, 330, 'mist', 'light', [540, 340]);
  block.disc('paper', 540, 316, 70);
  land(block, 330, 'dusk', 'mid');
  block.cut('light', [
    [500, 332],
    [580, 332],
    [860, 830],
    [180, 830],
  ]);
  block.gouges('mid', [240, 350, 620, 460], { row: 26, step: 80 }, (x, y) => {
    const half = 36 + (y - 332) * 0.6;
    if (Math.abs(x - 540 + (y - 332) * 0.03) > half * 0.92) return null;
    return { angle: 0, length: 20 + (y - 330) * 0.2, width: 1.5 + (y - 330) / 140 };
  });
  for (const [x, base, height] of [
    [420, 380, 110],
    [350, 430, 170],
    [250, 520, 250],
    [110, 650, 380],
    [650, 372, 90],
    [720, 430, 180],
    [820, 520, 230],
    [980, 640, 400],
  ] as const)
    stump(block, x, base, height);
  // A footbridge on barrels.
  block.box('ink', 350, 520, 380, 14);
  for (let x = 372; x < 730; x += 58) {
    block.disc('ink', x, 544, 17);
    block.box('ink', x - 3, 486, 6, 36, 0.6);
  }
  block.line('ink', 4, 'M352 488C480 496 600 496 728 488');
}
