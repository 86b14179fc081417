import { inks, type Linocut } from '../linocut.ts';

export function letter(block: Linocut): void {
  block.box('dusk', -10, -10, 1100, 830, 0);
  block.gouges('mid', [0, 0, 1080, 430], { row: 34, step: 90 }, (x, y) => ({
    angle: (Math.atan2(y - 250, x - 800) * 180) / Math.PI,
    length: 80,
    width: 3.6,
  }));
  block.cut('ink', [
    [-20, 430],
    [1100, 430],
    [1100, 830],
    [-20, 830],
  ]);
  block.gouges('dusk', [0, 450, 1080, 350], { row: 40, step: 190 }, () => ({ angle: 0, length: 170, width: 3.6 }));
  // An oil lamp and its light.
  block.add(
    `<g fill="${inks.paper}"><circle cx="830" cy="250" r="210" opacity="0.1"/><circle cx="830" cy="250" r="130" opacity="0.16"/></g>`,
  );
  block.path('light', 'M786 330C776 270 800 230 810 130H850C860 230 884 270 874 330Z');
  block.path('red', 'M812 310C806 270 824 250 832 214C842 250 858 274 848 310Z');
  block.path('ink', 'M770 330H890L902 356H758Z');
  block.path('mid', 'M752 356H908C934 400 930 450 880 470H780C730 450 726 400 752 356Z');
  block.path('ink', 'M770 470H890L914 506H746Z');
  block.gouge('light', 800, 410, 100, 70, 5, 0.16);
  // The sheet, half unfolded, and its envelope.
  block.cut('mid', [
    [520, 640],
    [820, 560],
    [900, 720],
    [590, 800],
  ]);
  block.line('ink', 5, 'M526 642L720 690L818 564');
  block.cut('paper', [
    [130, 540],
    [520, 470],
    [640, 690],
    [220, 780],
  ]);
  block.cut('light', [
    [130, 540],
    [520, 470],
    [560, 544],
    [160, 620],
  ]);
  for (let line = 0; line < 9; line++) {
    const [x, y] = [346 + line * 10, 532 + line * 24];
    for (let word = 0; word < 5; word++)
      block.gouge('ink', x - 130 + word * 62, y + 26 - word * 11, -10, block.near(46, 9), 3, block.near(0, 0.06));
  }
  // A pencil.
  block.cut('mist', [
    [660, 786],
    [930, 640],
    [940, 656],
    [670, 804],
  ]);
  block.cut('ink', [
    [636, 808],
    [662, 784],
    [672, 804],
  ]);
}
