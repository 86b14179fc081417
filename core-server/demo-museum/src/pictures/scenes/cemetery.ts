import { grave } from '../fences.ts';
import { land, raySky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function cemetery(block: Linocut): void {
  raySky(block, 330, 'mist', 'light', [760, 330]);
  land(block, 330, 'mid', 'light');
  for (let row = 0; row < 5; row++) {
    const size = 46 + row * row * 14 + row * 22;
    const base = 390 + row * 44 + row * row * 22;
    for (let x = -size + (row % 2) * size * 0.7; x < 1100; x += size * 1.7)
      grave(block, x + size / 2, base, size, row % 2 ? 'ink' : 'dusk');
  }
  // The young tree.
  block.line('ink', 12, 'M760 640C764 520 756 420 764 330');
  for (const [x, y, radius] of [
    [764, 250, 92],
    [700, 300, 60],
    [826, 296, 62],
    [760, 190, 56],
  ] as const)
    block.disc('ink', x, y, radius);
  block.gouges('mist', [650, 150, 230, 200], { row: 30, step: 38 }, (x, y) =>
    Math.hypot(x - 764, y - 260) > 104 ? null : { angle: 60 + (x - 764) / 3, length: 26, width: 4 },
  );
  for (const [x, y] of [
    [150, 770],
    [210, 742],
    [420, 776],
    [520, 748],
    [900, 768],
    [985, 744],
  ] as const) {
    block.line('ink', 3.5, `M${x} ${y + 50}Q${x + 5} ${y + 20} ${x} ${y}`);
    block.disc('red', x, y, 13);
    block.disc('ink', x, y, 4.5);
  }
}
