import { figure } from '../beings.ts';
import type { Linocut } from '../linocut.ts';

export function classroom(block: Linocut): void {
  block.box('mid', -10, -10, 1100, 830, 0);
  block.gouges('mist', [0, 0, 1080, 460], { row: 38, step: 120 }, () => ({ angle: 90, length: 70, width: 3 }));
  for (const x of [70, 860]) {
    block.box('paper', x, 80, 150, 260);
    block.line('ink', 9, `M${x} 80h150v260h-150ZM${x + 75} 80v260M${x} 166h150M${x} 252h150`);
  }
  block.box('ink', 290, 90, 500, 250);
  block.line(
    'light',
    5,
    'M350 268C380 296 480 300 560 268M356 268H556M450 266V150C500 180 520 220 526 250H462M440 170C410 200 400 230 390 250H440',
  );
  block.gouges('dusk', [310, 110, 460, 60], { row: 26, step: 120 }, () => ({ angle: -3, length: 100, width: 3 }));
  block.gouge('light', 660, 190, 0, 130, 4, 0.03);
  block.gouge('light', 650, 230, 0, 110, 4, -0.03);
  block.cut('dusk', [
    [-20, 460],
    [1100, 460],
    [1100, 830],
    [-20, 830],
  ]);
  figure(block, 850, 520, 300, { skirt: true });
  block.path('paper', 'M836 262C842 232 872 232 878 258L892 330H824Z');
  for (let row = 0; row < 3; row++) {
    const size = 0.72 + row * 0.3;
    const y = 540 + row * 104;
    for (let seat = 0; seat < 5 - row * 0.5; seat++) {
      const x = 110 + row * 20 + seat * (190 + row * 46);
      block.path(
        'ink',
        `M${x - 46 * size} ${y + 60 * size}C${x - 46 * size} ${y - 6 * size} ${x - 24 * size} ${y - 24 * size} ${x} ${y - 24 * size}C${x + 24 * size} ${y - 24 * size} ${x + 46 * size} ${y - 6 * size} ${x + 46 * size} ${y + 60 * size}Z`,
      );
      block.disc('ink', x, y - 52 * size, 28 * size);
      const bow = seat === 2 && row === 1 ? 'red' : 'light';
      block.path(
        bow,
        `M${x} ${y - 62 * size}l${-20 * size} ${-13 * size}v${26 * size}ZM${x} ${y - 62 * size}l${20 * size} ${-13 * size}v${26 * size}Z`,
      );
      block.line(
        'ink',
        8 * size,
        `M${x - 9 * size} ${y - 40 * size}l${-9 * size} ${52 * size}M${x + 9 * size} ${y - 40 * size}l${9 * size} ${52 * size}`,
      );
      block.gouge('mid', x - 22 * size, y + 12 * size, 100, 44 * size, 3 * size);
    }
    block.cut('light', [
      [20, y + 40 * size],
      [1060, y + 40 * size],
      [1076, y + 64 * size],
      [4, y + 64 * size],
    ]);
    block.line('ink', 5, `M10 ${y + 64 * size}H1072`);
  }
}
