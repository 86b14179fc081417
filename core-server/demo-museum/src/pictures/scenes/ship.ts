import { figure } from '../beings.ts';
import { levelSky, smoke } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function ship(block: Linocut): void {
  levelSky(block, 480, 'mist', 'light');
  smoke(block, 500, 200, 50, 0.95, 'dusk', 'mist');
  smoke(block, 620, 210, 42, 0.95, 'dusk', 'mist');
  block.cut('ink', [
    [120, 400],
    [960, 400],
    [1000, 360],
    [960, 500],
    [190, 500],
  ]);
  block.cut('dusk', [
    [128, 420],
    [976, 418],
    [968, 436],
    [140, 436],
  ]);
  block.box('ink', 300, 320, 500, 84);
  block.box('mid', 340, 280, 380, 44);
  for (let x = 324; x < 780; x += 36) block.box('light', x, 344, 18, 24, 0.8);
  for (let x = 356; x < 700; x += 36) block.box('ink', x, 292, 18, 18, 0.8);
  for (let x = 190; x < 940; x += 46) block.disc('light', x, 464, 8);
  for (const x of [470, 590]) {
    block.cut('ink', [
      [x - 6, 284],
      [x + 4, 160],
      [x + 58, 160],
      [x + 50, 284],
    ]);
    block.cut('red', [
      [x + 2, 196],
      [x + 4, 176],
      [x + 56, 176],
      [x + 55, 196],
    ]);
  }
  block.line('ink', 7, 'M250 400V150M860 400V140');
  block.line('ink', 3, 'M250 160L130 396M250 160L430 284M860 150L700 284M860 150L990 364');
  for (let x = 150; x < 300; x += 20) figure(block, x, 402, 34);
  for (let x = 812; x < 950; x += 21) figure(block, x, 402, 34);
  // The sea: long cuts, wave behind wave.
  block.box('dusk', -20, 490, 1120, 340, 0);
  for (let row = 0; row < 9; row++) {
    const y = 500 + row * 36;
    for (let x = -40 + (row % 2) * 70; x < 1120; x += 140) {
      block.path(
        row % 3 === 1 ? 'light' : 'mist',
        `M${x} ${y + 12}Q${x + 34} ${y - 18 - row} ${x + 74} ${y + 4}Q${x + 100} ${y + 20} ${x + 140} ${y + 12}Q${x + 98} ${y + 27} ${x + 68} ${y + 12}Q${x + 36} ${y - 5} ${x} ${y + 12}Z`,
      );
    }
  }
}
