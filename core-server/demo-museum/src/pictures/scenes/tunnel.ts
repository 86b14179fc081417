import type { Linocut } from '../linocut.ts';

export function tunnel(block: Linocut): void {
  block.box('ink', -10, -10, 1100, 830, 0);
  block.gouges('dusk', [0, 0, 1080, 810], { row: 34, step: 90 }, (x, y) => ({
    angle: (Math.atan2(y - 430, x - 470) * 180) / Math.PI + 90,
    length: 84,
    width: 4.6,
  }));
  // Frames of timber, each behind the other.
  for (const [size, ink] of [
    [400, 'mid'],
    [290, 'dusk'],
    [200, 'mid'],
    [130, 'dusk'],
  ] as const) {
    const [x, top, bottom] = [470, 430 - size * 0.92, 430 + size * 0.78];
    block.cut('ink', [
      [x - size, bottom],
      [x - size * 0.84, top],
      [x + size * 0.84, top],
      [x + size, bottom],
    ]);
    const beam = size * 0.1;
    block.cut(ink, [
      [x - size, bottom],
      [x - size * 0.84, top],
      [x - size * 0.84 + beam, top],
      [x - size + beam * 1.3, bottom],
    ]);
    block.cut(ink, [
      [x + size, bottom],
      [x + size * 0.84, top],
      [x + size * 0.84 - beam, top],
      [x + size - beam * 1.3, bottom],
    ]);
    block.cut(ink, [
      [x - size * 0.9, top - beam * 0.4],
      [x + size * 0.9, top - beam * 0.4],
      [x + size * 0.9, top + beam * 0.7],
      [x - size * 0.9, top + beam * 0.7],
    ]);
  }
  block.disc('mist', 470, 440, 74);
  block.disc('light', 470, 446, 40);
  // A man who kneels with his ear to the wall, a listening disc in his hand.
  block.path('dusk', 'M640 830C636 730 660 630 724 590C770 566 830 580 856 622C884 680 892 760 890 830Z');
  block.gouges('mid', [660, 610, 210, 200], { row: 44, step: 46 }, (x) => ({
    angle: 96 + (x - 760) / 8,
    length: 62,
    width: 4,
  }));
  block.path(
    'dusk',
    'M770 592C744 560 738 510 762 478C790 450 836 452 856 482C870 500 868 524 876 544L866 552C868 574 858 588 838 588C830 600 800 604 770 592Z',
  );
  block.path('mid', 'M752 500C748 452 800 430 842 448C862 458 872 476 872 490L884 498C850 500 800 490 752 500Z');
  block.line('light', 6, 'M642 822C640 730 664 636 726 592');
  block.line('light', 5, 'M752 496C752 452 800 432 840 448');
  block.path('mid', 'M796 640C846 620 880 590 906 552L934 566C916 620 876 668 826 690Z');
  block.disc('light', 926, 548, 24);
  block.disc('dusk', 926, 548, 11);
  // The canary.
  block.line(
    'light',
    4,
    'M236 330V380M196 470V420C196 396 212 382 236 382C260 382 276 396 276 420V470ZM216 470V390M236 470V382M256 470V390',
  );
  block.path('paper', 'M222 446C224 426 246 420 254 436L262 440L254 446C250 460 234 462 222 458L206 464Z');
}
