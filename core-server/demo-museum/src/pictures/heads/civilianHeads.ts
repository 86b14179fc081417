import type { Linocut } from '../linocut.ts';
import { peak, strokes } from './hatMarks.ts';

export function drawBiretta(block: Linocut): void {
  block.path('dusk', 'M350 420L364 296C450 270 540 268 622 290L634 398C540 380 440 390 350 420Z');
  block.path('ink', 'M364 300C380 230 450 210 490 286Z');
  block.path('ink', 'M490 290C500 216 580 214 622 294Z');
  block.path('mid', 'M436 288C446 236 520 232 544 286Z');
  block.disc('red', 490, 236, 22);
  strokes(block, 6, [392, 346], [42, -5], 86, 84, 1);
  block.line('mist', 3.4, 'M352 416C440 388 540 378 634 396');
}

export function drawNurseVeil(block: Linocut): void {
  // A white band across the forehead, and a square of linen pinned over it.
  block.path(
    'paper',
    'M676 392C660 318 590 240 496 238C390 238 326 320 326 430C322 560 270 720 150 872L262 930L430 942L520 880C470 780 462 640 490 540C520 456 590 404 676 392Z',
  );
  block.path(
    'light',
    'M676 392C590 404 520 456 490 540C462 640 470 780 520 880L430 942C400 800 400 640 440 520C476 420 560 352 664 352Z',
  );
  block.line('mid', 5, 'M664 352C560 352 476 420 440 520C400 640 400 800 430 942');
  block.line('mist', 4, 'M640 300C520 300 420 380 380 520C350 650 310 790 262 930');
  block.line('mist', 4, 'M580 258C460 270 372 360 350 480C332 600 270 760 196 894');
  for (let fold = 0; fold < 5; fold++)
    block.gouge('mid', 356 - fold * 14, 640 + fold * 42, 110 + fold * 4, 150, 4.2, -0.04);
  block.line('dusk', 4, 'M676 392C590 404 520 456 490 540C462 640 470 780 520 880');
}

export function drawHairRibbon(block: Linocut): void {
  block.path(
    'ink',
    'M604 302C640 326 662 352 668 392C620 384 580 400 556 436C520 500 500 560 486 640C470 720 440 780 400 800C350 700 316 580 322 470C330 340 410 240 520 244C556 250 584 272 604 302Z',
  );
  for (let lock = 0; lock < 8; lock++)
    block.gouge('mid', 590 - lock * 28, 330 + lock * 22, 128 + lock * 2, 130, 4.6, 0.1);
  // The plait behind the shoulder.
  for (let link = 0; link < 6; link++) {
    block.disc('ink', 372 - link * 12, 700 + link * 48, 38 - link * 3);
    block.gouge('mist', 364 - link * 12, 698 + link * 48, link % 2 ? 50 : 128, 48, 4, 0.12);
  }
  block.path(
    'red',
    'M392 640C350 596 306 600 300 630C300 662 350 672 388 660C370 690 380 724 404 726C430 720 430 680 406 656C440 640 452 612 436 598C416 590 400 612 392 640Z',
  );
  block.gouge('ink', 350, 634, 10, 60, 3);
  block.gouge('ink', 412, 690, 80, 40, 3);
}

export function drawFurCap(block: Linocut): void {
  block.path('dusk', 'M352 400C344 320 390 240 500 236C600 236 650 300 652 384C560 356 450 366 352 400Z');
  block.path(
    'ink',
    'M330 470C320 420 330 386 356 376C450 340 580 336 664 366C690 380 692 420 680 440C600 410 520 420 470 446C480 520 476 590 452 640C416 660 372 640 358 600C352 560 340 510 330 470Z',
  );
  block.gouges('mid', [340, 360, 340, 80], { row: 22, step: 26 }, (x, y) =>
    y < 356 + Math.abs(x - 510) * 0.1 ? null : { angle: 80 + (x - 510) / 12, length: 24, width: 3 },
  );
  block.gouges('mid', [372, 460, 84, 160], { row: 24, step: 28 }, () => ({ angle: 84, length: 26, width: 3 }));
  strokes(block, 5, [416, 310], [40, -4], 76, 70, 7);
}

export function drawHeadscarf(block: Linocut): void {
  block.path('ink', 'M598 300C636 326 660 352 668 384C640 378 610 384 590 396Z');
  block.path(
    'dusk',
    'M634 330C570 226 420 220 350 330C300 430 320 560 330 680C340 740 330 790 300 830C400 850 500 840 560 800C600 780 640 760 654 744C610 740 560 700 530 640C510 560 540 440 646 384C652 362 646 344 634 330Z',
  );
  for (let fold = 0; fold < 7; fold++)
    block.gouge('mist', 596 - fold * 30, 350 + fold * 34, 130 - fold * 7, 130, 4.4, 0.1);
  for (let fold = 0; fold < 4; fold++)
    block.gouge('mist', 420 + fold * 42, 756 - fold * 4, 20 + fold * 8, 110, 4, -0.08);
  block.line('mist', 3.6, 'M642 386C548 440 514 560 534 640C560 700 610 738 652 746');
}

export function drawWorkCap(block: Linocut): void {
  block.path(
    'ink',
    'M600 320C640 340 660 366 664 396C620 390 580 410 560 450C520 480 480 470 462 480C440 470 420 500 418 540C420 590 410 640 392 676C366 630 350 570 352 520Z',
  );
  block.path(
    'dusk',
    'M326 520C276 440 290 300 390 236C500 180 640 226 660 320C668 356 660 384 640 400C560 384 480 410 430 460C410 500 400 540 392 570C360 560 340 544 326 520Z',
  );
  block.path(
    'mid',
    'M640 400C560 384 480 410 430 460C410 500 400 540 392 570C380 564 372 560 366 556C376 510 400 440 440 416C500 372 590 362 652 376Z',
  );
  for (let fold = 0; fold < 9; fold++)
    block.gouge('mist', 600 - fold * 27, 330 + fold * 16 - Math.sin(fold / 2.6) * 46, 62 + fold * 10, 74, 4.2, 0.06);
}

export function drawRailCap(block: Linocut): void {
  block.path(
    'dusk',
    'M352 388C346 330 366 276 410 258C490 240 580 246 614 278C628 310 630 350 628 380C540 362 440 368 352 396Z',
  );
  block.path('ink', 'M350 398C440 368 540 360 630 382L628 424C540 406 440 414 352 448Z');
  peak(block);
  block.disc('light', 598, 336, 18);
  block.disc('dusk', 598, 336, 9);
  block.line('light', 4, 'M354 428C440 396 540 390 628 404');
  strokes(block, 5, [396, 322], [36, -4], 84, 80, 3);
}

export function drawFlatCap(block: Linocut): void {
  block.path('ink', 'M348 420C346 480 360 500 388 520C392 480 420 460 460 470L480 400Z');
  block.path(
    'dusk',
    'M322 420C306 350 370 268 480 254C590 246 680 310 716 384C736 400 756 416 764 430C720 424 670 420 640 414C540 392 430 400 340 446C330 440 324 432 322 420Z',
  );
  block.path('ink', 'M764 430C720 424 670 420 640 414C660 396 690 386 716 384C736 400 756 416 764 430Z');
  strokes(block, 8, [376, 366], [38, -13], 62, 84, 9);
  block.gouge('light', 520, 282, 6, 220, 5, -0.1);
}

export function drawBun(block: Linocut): void {
  block.path(
    'ink',
    'M604 296C652 322 672 356 672 400C630 380 590 400 560 430C520 470 490 470 462 484C440 470 416 500 416 550C400 600 380 610 352 590C320 540 320 440 350 370C390 280 470 240 540 250C570 256 590 272 604 296Z',
  );
  block.disc('ink', 318, 500, 74);
  for (let lock = 0; lock < 8; lock++)
    block.gouge('mid', 600 - lock * 28, 336 + lock * 17, 146 + lock * 4, 116, 4.4, 0.1);
  for (let turn = 0; turn < 4; turn++)
    block.gouge('mist', 318, 458 + turn * 28, turn * 16 - 20, 100 - Math.abs(turn - 1.5) * 20, 4, 0.16);
}
