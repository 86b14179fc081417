import { figure } from '../beings.ts';
import { house } from '../buildings.ts';
import { land, levelSky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function camp(block: Linocut): void {
  levelSky(block, 430, 'dusk', 'mid');
  block.disc('light', 880, 140, 46);
  land(block, 430, 'light', 'mist');
  for (const [x, width] of [
    [60, 300],
    [400, 280],
    [720, 330],
  ] as const) {
    house(block, x, 470, width, 86, 'ink', 'light');
    for (let pane = 0; pane < 4; pane++) block.box('mid', x + 26 + pane * width * 0.22, 416, 26, 24, 1);
    block.line('ink', 4, `M${x - 16} 384L${x + width * 0.16} 338H${x + width * 0.84}L${x + width + 16} 384`);
  }
  // The tower.
  block.line('ink', 10, 'M930 560L950 300M1030 560L1010 300M938 470L1020 400M1022 470L942 400');
  block.box('ink', 926, 240, 108, 70);
  block.cut('ink', [
    [910, 244],
    [980, 196],
    [1050, 244],
  ]);
  block.box('mid', 942, 252, 76, 26);
  for (let index = 0; index < 6; index++)
    figure(block, 120 + index * 104, 640 + (index % 2) * 18, 150, { hat: index % 3 !== 1, stoop: 0.5 });
  const base = 800;
  for (let x = 30; x < 1080; x += 250) block.box('ink', x, base - 330, 18, 350);
  for (let strand = 0; strand < 6; strand++) {
    const y = base - 310 + strand * 58;
    block.line('ink', 4, `M0 ${y}Q270 ${y + 10} 540 ${y}T1080 ${y}`);
    for (let x = 60 + (strand % 2) * 40; x < 1080; x += 84)
      block.line('ink', 3.4, `M${x - 9} ${y - 9}l18 20m-18 0l18 -20`);
  }
}
