import { figure } from '../beings.ts';
import { raySky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function pirogues(block: Linocut): void {
  raySky(block, 340, 'light', 'mist', [700, 330]);
  block.disc('paper', 700, 290, 84);
  block.box('mid', -20, 340, 1120, 300, 0);
  block.gouges('light', [0, 350, 1080, 280], { row: 24, step: 120 }, (_, y) => ({
    angle: 0,
    length: 60 + (y - 340) * 0.3,
    width: 1.6 + (y - 340) / 90,
    bend: 0.04,
  }));
  block.path('dusk', 'M-20 640C220 590 500 640 700 660C880 680 1000 650 1100 660V830H-20Z');
  block.gouges('mist', [0, 660, 1080, 150], { row: 28, step: 120 }, () => ({ angle: 2, length: 104, width: 3.2 }));
  pirogue(block, 620, 470, 0.8, 'ink', 'light');
  for (const x of [500, 590, 690]) figure(block, x, 462, 92);
  block.line('ink', 5, 'M500 400L452 500M690 402L744 500');
  pirogue(block, 230, 410, 0.4, 'ink', 'mist');
  figure(block, 230, 404, 50);
  pirogue(block, 420, 730, 1.5, 'ink', 'light');
  block.path('red', 'M120 690C240 704 380 708 480 706L480 722C360 724 230 716 126 704Z');
  // Nets on poles.
  block.line('ink', 10, 'M870 790V500M1040 800V490');
  block.path('dusk', 'M870 520C920 600 990 600 1040 510V560C990 660 920 660 870 580Z');
  for (let mesh = 0; mesh < 8; mesh++)
    block.line('ink', 3, `M${870 + mesh * 24} ${540 + Math.sin((mesh / 8) * Math.PI) * 50}l18 70`);
}

function pirogue(block: Linocut, x: number, y: number, size: number, ink: 'ink', light: 'light' | 'mist'): void {
  const s = size;
  block.path(
    ink,
    `M${x - 250 * s} ${y - 60 * s}C${x - 150 * s} ${y - 8 * s} ${x + 150 * s} ${y - 8 * s} ${x + 250 * s} ${y - 70 * s}C${x + 220 * s} ${y - 20 * s} ${x + 170 * s} ${y + 36 * s} ${x + 110 * s} ${y + 40 * s}H${x - 120 * s}C${x - 170 * s} ${y + 34 * s} ${x - 226 * s} ${y - 14 * s} ${x - 250 * s} ${y - 60 * s}Z`,
  );
  block.gouge(light, x, y + 10 * s, 0, 300 * s, 4 * s, 0.03);
  for (let sign = -3; sign <= 3; sign++)
    block.cut(
      light,
      [
        [x + sign * 52 * s - 12 * s, y + 20 * s],
        [x + sign * 52 * s, y + 8 * s],
        [x + sign * 52 * s + 12 * s, y + 20 * s],
        [x + sign * 52 * s, y + 32 * s],
      ],
      0.6,
    );
}
