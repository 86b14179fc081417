import { figure } from '../beings.ts';
import { land } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function factory(block: Linocut): void {
  block.box('dusk', -10, -10, 1100, 830, 0);
  // Skylights and shafting.
  for (let bay = 0; bay < 4; bay++) {
    const x = bay * 280 - 20;
    block.cut('light', [
      [x, 190],
      [x + 130, 30],
      [x + 150, 30],
      [x + 150, 190],
    ]);
    block.line('ink', 8, `M${x} 190L${x + 140} 22L${x + 270} 190`);
    for (let bar = 1; bar < 4; bar++) block.line('ink', 5, `M${x + bar * 37} ${190 - bar * 40}V190`);
  }
  block.gouges('mid', [0, 200, 1080, 260], { row: 34, step: 90 }, () => ({ angle: 90, length: 60, width: 3 }));
  block.box('ink', -20, 196, 1120, 18);
  block.line('ink', 12, 'M0 256H1080');
  for (const x of [180, 470, 760, 1000]) {
    block.disc('ink', x, 256, 40);
    block.disc('mid', x, 256, 12);
    block.line('ink', 7, `M${x - 38} 256L${x - 66} 520M${x + 38} 256L${x - 8} 520`);
  }
  // The lathes, and the women at them.
  for (const x of [90, 380, 670, 930]) {
    block.box('ink', x - 50, 510, 190, 40);
    block.box('ink', x - 30, 548, 34, 110);
    block.box('ink', x + 84, 548, 34, 110);
    block.box('mid', x - 10, 486, 110, 24);
    block.disc('light', x + 110, 498, 22);
    block.disc('ink', x + 110, 498, 8);
  }
  for (const x of [250, 545, 836]) {
    figure(block, x, 680, 250, { skirt: true });
    block.path(
      'light',
      `M${x - 30} ${680 - 224}C${x - 34} ${680 - 262} ${x + 34} ${680 - 264} ${x + 30} ${680 - 224}Q${x} ${680 - 236} ${x - 30} ${680 - 224}Z`,
    );
    block.line('ink', 14, `M${x - 16} 500L${x - 84} 512`);
    block.gouge('mid', x + 6, 590, 94, 130, 4);
  }
  land(block, 656, 'mid', 'light');
  for (let shell = 0; shell < 11; shell++) {
    const x = 26 + shell * 96;
    block.path(
      'ink',
      `M${x} 806V724C${x + 2} 690 ${x + 14} 660 ${x + 34} 640C${x + 54} 660 ${x + 66} 690 ${x + 68} 724V806Z`,
    );
    block.gouge('light', x + 18, 734, 90, 100, 5);
    block.box(shell === 4 ? 'red' : 'mist', x, 770, 68, 10, 0.8);
  }
}
