import { figure } from '../beings.ts';
import { ruins } from '../buildings.ts';
import { land, levelSky, smoke } from '../landscape.ts';
import { inks, type Linocut } from '../linocut.ts';
import { poplar } from '../trees.ts';

export function refugeeRoad(block: Linocut): void {
  levelSky(block, 400, 'mist', 'light');
  smoke(block, 120, 380, 60, 0.9, 'dusk', 'mid');
  ruins(block, 404, 60, 'ink', 'mist', 20, 360);
  land(block, 400, 'mid', 'light');
  for (const [x, height] of [
    [430, 180],
    [540, 230],
    [680, 300],
    [860, 390],
    [1060, 500],
  ] as const)
    poplar(block, x, 420 + height * 0.16, height);
  block.cut('light', [
    [300, 412],
    [380, 412],
    [1140, 700],
    [1140, 820],
    [240, 820],
  ]);
  block.gouges('mist', [330, 430, 720, 380], { row: 34, step: 100 }, (x, y) =>
    x < 300 + (y - 410) * 0.1 || x > 380 + (y - 410) * 2.3 ? null : { angle: 44, length: 70, width: 3.4 },
  );
  // A cart with bedding, and a horse.
  block.cut('ink', [
    [420, 690],
    [440, 590],
    [690, 580],
    [716, 690],
  ]);
  for (const [x, y, radius] of [
    [480, 560, 46],
    [560, 540, 58],
    [640, 556, 44],
  ] as const)
    block.disc('dusk', x, y, radius);
  block.gouge('light', 556, 510, -8, 74, 5, -0.2);
  block.gouge('light', 478, 536, -10, 54, 4, -0.2);
  figure(block, 600, 520, 110, { skirt: true });
  for (const x of [480, 662]) {
    block.add(`<circle cx="${x}" cy="700" r="54" fill="none" stroke="${inks.ink}" stroke-width="11"/>`);
    for (let spoke = 0; spoke < 4; spoke++)
      block.line(
        'ink',
        5,
        `M${x - 50 * Math.cos(spoke * 0.785)} ${700 - 50 * Math.sin(spoke * 0.785)}L${x + 50 * Math.cos(spoke * 0.785)} ${700 + 50 * Math.sin(spoke * 0.785)}`,
      );
  }
  block.path(
    'ink',
    'M730 660C730 610 790 596 850 606C880 580 896 550 924 540L940 556L966 588L956 604L926 596C914 640 912 660 900 680L906 760H888L876 690C836 700 800 698 776 686L762 760H744L742 690Z',
  );
  block.line('ink', 6, 'M700 640L850 636');
  for (const [x, base, height, skirt, bundle] of [
    [360, 760, 200, true, false],
    [296, 770, 110, true, false],
    [250, 780, 190, false, true],
    [980, 790, 210, true, true],
    [1040, 800, 120, false, false],
  ] as const)
    figure(block, x, base, height, { skirt, bundle, stoop: 0.4, hat: !skirt });
}
