import { figure } from '../beings.ts';
import { raySky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function sheepHills(block: Linocut): void {
  raySky(block, 400, 'mist', 'light', [240, 240]);
  block.disc('paper', 240, 200, 64);
  block.path('dusk', 'M-20 420C120 280 260 250 380 330C500 220 640 160 760 260C880 210 1000 240 1100 330V560H-20Z');
  block.gouges('mist', [0, 240, 1080, 240], { row: 32, step: 70 }, (x, y) =>
    y < 300 + Math.sin(x / 110) * 50 ? null : { angle: 60 + 20 * Math.sin(x / 90), length: 56, width: 3.2 },
  );
  block.path('mid', 'M-20 520C200 420 380 440 560 500C760 560 920 470 1100 440V830H-20Z');
  block.path('light', 'M-20 640C260 560 480 600 700 640C880 670 1000 640 1100 610V830H-20Z');
  block.gouges('light', [0, 480, 1080, 130], { row: 30, step: 110 }, (x) => ({
    angle: 8 * Math.cos(x / 140),
    length: 84,
    width: 3,
    bend: -0.04,
  }));
  block.gouges('mist', [0, 640, 1080, 160], { row: 30, step: 110 }, () => ({ angle: 4, length: 90, width: 3.2 }));
  for (const [x, y, size, turned] of [
    [180, 600, 0.7, 1],
    [300, 570, 0.6, -1],
    [470, 610, 0.75, 1],
    [640, 560, 0.5, 1],
    [760, 590, 0.6, -1],
    [250, 720, 1.15, 1],
    [480, 740, 1.25, -1],
    [900, 700, 1, -1],
  ] as const)
    sheep(block, x, y, size, turned);
  figure(block, 690, 760, 230, { hat: true });
  block.line('ink', 7, 'M722 590L752 764M722 590C716 566 740 556 748 574');
  block.path(
    'ink',
    'M800 760L806 716C830 700 860 704 874 712L892 694L904 702L894 724L880 730L878 760H868L862 732H826L820 760Z',
  );
}

function sheep(block: Linocut, x: number, y: number, size: number, turned: 1 | -1): void {
  const s = size;
  for (const dx of [-34, -20, 18, 32]) block.box('ink', x + dx * s - 4 * s, y - 4, 8 * s, 36 * s, 0.6);
  for (const [dx, dy, radius] of [
    [-32, -18, 28],
    [0, -28, 32],
    [30, -18, 28],
    [-14, -4, 27],
    [16, -4, 27],
  ] as const)
    block.disc('paper', x + dx * s, y + dy * s, radius * s);
  for (const [dx, dy] of [
    [-26, -10],
    [0, -20],
    [22, -8],
    [-6, 4],
  ] as const)
    block.gouge('mid', x + dx * s, y + dy * s, 20, 22 * s, 3 * s, 0.3);
  block.path(
    'ink',
    `M${x + 52 * s * turned} ${y - 40 * s}L${x + 84 * s * turned} ${y - 24 * s}L${x + 80 * s * turned} ${y - 8 * s}L${x + 56 * s * turned} ${y - 12 * s}L${x + 46 * s * turned} ${y - 26 * s}Z`,
  );
}
