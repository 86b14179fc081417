import { pigeon } from '../beings.ts';
import { church } from '../buildings.ts';
import { raySky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';
import { poplar } from '../trees.ts';

export function pigeons(block: Linocut): void {
  raySky(block, 560, 'mist', 'light', [80, 540]);
  block.disc('red', 120, 520, 66);
  block.path('dusk', 'M-20 560C200 540 460 566 700 548C860 540 980 552 1100 546V830H-20Z');
  block.gouges('mid', [0, 570, 1080, 240], { row: 28, step: 120 }, () => ({ angle: 1, length: 110, width: 3.4 }));
  church(block, 330, 566, 130, 'ink', 'mist');
  for (const x of [40, 240, 470, 520]) poplar(block, x, 566, 96);
  // The loft.
  block.box('ink', 720, 330, 290, 500);
  block.cut('ink', [
    [690, 340],
    [865, 200],
    [1040, 340],
  ]);
  for (let plank = 0; plank < 9; plank++) block.gouge('dusk', 740 + plank * 31, 560, 90, 420, 4);
  block.gouges('mid', [720, 240, 290, 96], { row: 24, step: 44 }, (x, y) =>
    Math.abs(x - 865) > (y - 206) * 1.2 ? null : { angle: 0, length: 36, width: 3 },
  );
  block.box('light', 780, 390, 170, 90);
  for (let bar = 0; bar < 6; bar++) block.box('ink', 800 + bar * 27, 390, 6, 90, 0.6);
  block.box('mid', 760, 480, 210, 16);
  for (const [x, y, size] of [
    [590, 250, 150],
    [380, 180, 110],
    [220, 300, 84],
    [480, 380, 76],
    [130, 180, 60],
  ] as const)
    pigeon(block, x, y, size, 'paper', 'mid');
}
