import { levelSky } from '../landscape.ts';
import type { Linocut } from '../linocut.ts';

export function easel(block: Linocut): void {
  levelSky(block, 330, 'mist', 'light');
  block.box('mid', -20, 330, 1120, 110, 0);
  block.gouges('light', [0, 336, 1080, 100], { row: 22, step: 120 }, () => ({ angle: 0, length: 110, width: 3.4 }));
  block.path('light', 'M-20 450C140 390 300 420 420 470C560 420 760 380 900 430C980 410 1060 400 1100 410V830H-20Z');
  block.gouges('mist', [0, 450, 1080, 360], { row: 34, step: 120 }, (x) => ({
    angle: 14 * Math.sin(x / 130),
    length: 110,
    width: 3.4,
    bend: -0.05,
  }));
  for (let tuft = 0; tuft < 22; tuft++) {
    const [x, y] = [block.random.fraction() * 1060, 470 + block.random.fraction() * 320];
    for (let blade = 0; blade < 5; blade++) block.gouge('dusk', x + blade * 7, y - 14, -100 + blade * 10, 54, 3.4, 0.1);
  }
  block.line('ink', 15, 'M560 800L690 210M830 800L710 210M700 230V760');
  block.box('ink', 540, 270, 330, 250);
  block.box('paper', 556, 286, 298, 218);
  block.box('mist', 556, 286, 298, 92, 0.5);
  block.gouges('dusk', [560, 396, 290, 100], { row: 22, step: 60 }, () => ({ angle: 0, length: 56, width: 3 }));
  for (const [x, height] of [
    [610, 46],
    [650, 30],
    [790, 54],
  ] as const)
    block.box('ink', x, 384 - height, 6, height + 22, 0.6);
  block.box('ink', 530, 516, 350, 18);
  // The painter, in his greatcoat.
  block.path('ink', 'M250 830C240 700 250 560 300 500C340 470 400 476 424 510C450 580 460 700 456 830Z');
  block.disc('ink', 366, 440, 42);
  block.path('dusk', 'M318 428C330 384 380 372 412 420L410 432C380 420 344 422 318 436Z');
  block.disc('red', 414, 418, 6);
  block.line('ink', 32, 'M410 540C450 560 490 520 530 470');
  block.line('ink', 7, 'M520 478L586 420');
  block.gouge('mid', 300, 640, 94, 200, 5);
  block.gouge('mid', 340, 680, 90, 180, 4);
}
