import { figure } from '../beings.ts';
import { ruins } from '../buildings.ts';
import { land, raySky, smoke } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function barracks(block: Linocut): void {
  raySky(block, 440, 'mist', 'light', [280, 440]);
  ruins(block, 450, 130, 'dusk', 'light');
  // A new gable in its scaffold.
  block.cut('mid', [
    [760, 470],
    [760, 230],
    [850, 130],
    [940, 230],
    [940, 470],
  ]);
  block.gouges('light', [764, 150, 172, 320], { row: 22, step: 44 }, (x, y) =>
    Math.abs(x - 850) > y - 126 ? null : { angle: 0, length: 34, width: 2.6 },
  );
  for (const x of [730, 850, 970]) block.box('ink', x, 110, 9, 370, 0.8);
  for (const y of [190, 280, 370]) block.box('ink', 712, y, 286, 8, 0.8);
  figure(block, 800, 278, 78, { hat: true });
  land(block, 460, 'mid', 'light');
  // The hut.
  block.cut('ink', [
    [130, 660],
    [130, 470],
    [620, 470],
    [620, 660],
  ]);
  for (let x = 150; x < 620; x += 27) block.gouge('dusk', x, 565, 90, 176, 4);
  block.cut('dusk', [
    [100, 478],
    [150, 380],
    [600, 380],
    [650, 478],
  ]);
  block.gouges('light', [120, 390, 520, 84], { row: 22, step: 58 }, (x, y) =>
    Math.abs(x - 375) > 228 + (y - 380) * 0.4 ? null : { angle: 0, length: 48, width: 2.6 },
  );
  block.box('ink', 520, 318, 30, 74);
  smoke(block, 536, 316, 15, 0.8, 'mid', 'light');
  block.box('light', 190, 530, 76, 66);
  block.line('ink', 6, 'M228 530v66M190 563h76');
  block.box('light', 480, 530, 76, 66);
  block.line('ink', 6, 'M518 530v66M480 563h76');
  block.box('mid', 330, 516, 86, 144);
  figure(block, 690, 690, 190, { skirt: true });
  figure(block, 772, 692, 160, { hat: true });
  block.box('ink', 884, 560, 10, 150, 0.8);
  block.box('paper', 830, 556, 120, 64);
  block.line('ink', 5, 'M846 580h84M846 600h60');
  for (const [x, y] of [
    [96, 726],
    [150, 748],
    [560, 752],
    [960, 760],
  ] as const) {
    block.line('ink', 3.5, `M${x} ${y + 44}Q${x + 4} ${y + 20} ${x} ${y}`);
    block.disc('red', x, y, 12);
    block.disc('ink', x, y, 4);
  }
}
