import type { Linocut } from '../linocut.ts';

export function vase(block: Linocut): void {
  block.box('mid', -10, -10, 1100, 830, 0);
  block.gouges('mist', [0, 0, 1080, 620], { row: 42, step: 120 }, () => ({ angle: 90, length: 84, width: 3.2 }));
  block.box('paper', 640, 70, 300, 380);
  block.box('light', 660, 90, 260, 340);
  block.path('mist', 'M660 430V340C720 300 800 340 920 310V430Z');
  for (const x of [700, 760, 880]) block.box('dusk', x, 290 - (x % 40), 12, 60, 1);
  block.line('ink', 11, 'M640 70h300v380h-300ZM790 70V450M640 260H940');
  block.cut('ink', [
    [-20, 600],
    [1100, 600],
    [1100, 830],
    [-20, 830],
  ]);
  block.gouges('dusk', [0, 620, 1080, 190], { row: 34, step: 180 }, () => ({ angle: 0, length: 160, width: 3.4 }));
  // Poppies, then the case they stand in.
  for (const [x, y, tilt] of [
    [300, 170, -40],
    [410, 110, 6],
    [500, 200, 50],
    [370, 230, -12],
  ] as const) {
    block.line('ink', 6, `M410 400C${400 + tilt * 0.2} 330 ${x - tilt * 0.2} ${y + 90} ${x} ${y}`);
    block.path(
      'red',
      `M${x - 62} ${y - 6}C${x - 74} ${y - 60} ${x - 20} ${y - 76} ${x} ${y - 52}C${x + 22} ${y - 78} ${x + 74} ${y - 58} ${x + 62} ${y - 4}C${x + 54} ${y + 44} ${x + 16} ${y + 50} ${x} ${y + 40}C${x - 18} ${y + 52} ${x - 54} ${y + 42} ${x - 62} ${y - 6}Z`,
    );
    block.disc('ink', x, y - 4, 17);
    for (let ray = 0; ray < 9; ray++)
      block.gouge('ink', x + Math.cos(ray * 0.7) * 34, y - 4 + Math.sin(ray * 0.7) * 30, ray * 40, 22, 2.6);
  }
  block.gouge('dusk', 340, 330, 60, 90, 10, 0.1);
  block.gouge('dusk', 480, 320, 120, 90, 10, -0.1);
  block.path('light', 'M340 390H480L500 420L486 450V720H334V450L320 420Z');
  block.path('ink', 'M320 720H500V746H320Z');
  block.gouge('paper', 358, 580, 90, 250, 8);
  block.gouges('mist', [440, 440, 46, 280], { row: 20, step: 30 }, () => ({ angle: 90, length: 26, width: 3 }));
  // A crane among bamboo, beaten into the brass.
  block.line('dusk', 5, 'M384 712V470M378 640h12M378 560h12');
  block.gouge('dusk', 364, 540, 40, 50, 7);
  block.gouge('dusk', 402, 520, 140, 46, 7);
  block.path('ink', 'M420 640C410 610 430 586 456 584L470 600C476 640 452 652 432 650L428 704H422L424 650Z');
  block.line('ink', 6, 'M434 592C424 566 438 546 430 526C426 516 414 516 408 526L394 530');
}
