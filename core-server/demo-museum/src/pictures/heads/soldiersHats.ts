import type { Linocut } from '../linocut.ts';
import { peak, strokes } from './hatMarks.ts';

const shortHair = (block: Linocut) => {
  block.path(
    'ink',
    'M604 302C640 330 660 352 668 384C620 372 560 392 520 420C500 460 480 470 462 480C440 470 420 500 418 540C420 600 410 650 388 690C350 620 330 540 336 460C346 340 420 250 520 250C556 252 584 272 604 302Z',
  );
};

export function drawKepi(block: Linocut): void {
  block.path(
    'dusk',
    'M352 418C344 380 360 300 384 250C440 232 540 226 596 246C612 300 620 350 616 400C530 384 440 392 352 418Z',
  );
  block.path('mid', 'M384 252C440 228 544 222 596 246C560 264 440 272 384 252Z');
  block.path('ink', 'M350 424C440 394 530 386 618 402L616 430C530 412 440 420 352 450Z');
  strokes(block, 6, [410, 330], [34, -5], 84, 100, 2);
  block.line('mist', 3, 'M396 300C470 280 540 278 606 292');
  peak(block);
}

export function drawFieldCap(block: Linocut): void {
  block.path(
    'dusk',
    'M340 430C326 360 360 270 450 250C530 236 610 262 640 318C652 350 650 380 642 404C540 382 430 396 340 430Z',
  );
  block.path('mid', 'M342 436C430 398 544 384 644 406L642 446C540 424 430 440 348 474Z');
  block.disc('red', 632, 425, 10);
  block.disc('light', 626, 368, 9);
  strokes(block, 7, [392, 340], [36, -10], 78, 84, 5);
  block.line('light', 3.4, 'M346 440C432 402 546 388 644 410');
}

export function drawTurban(block: Linocut): void {
  block.path(
    'dusk',
    'M330 470C290 400 320 250 430 196C540 150 660 200 690 300C706 360 700 400 684 432C600 380 470 400 400 470C396 540 390 590 384 640C344 600 336 530 330 470Z',
  );
  for (const [d, ink] of [
    ['M346 470C330 380 400 270 560 206C480 220 350 280 332 400Z', 'mist'],
    ['M372 452C380 370 470 280 640 250C560 230 420 280 362 400Z', 'mid'],
    ['M404 446C440 370 540 300 684 310C620 270 480 300 400 410Z', 'mist'],
    ['M446 424C500 370 590 340 694 372C640 328 520 340 440 410Z', 'mid'],
  ] as const)
    block.path(ink, d);
  block.path('ink', 'M664 402C676 380 676 340 660 300C690 330 704 380 690 430C682 424 672 416 664 402Z');
  strokes(block, 5, [430, 300], [46, -20], -34, 76, 4);
}

export function drawGlengarry(block: Linocut): void {
  block.path(
    'dusk',
    'M344 412C340 350 370 292 410 268C500 236 600 250 668 330C680 356 682 384 676 404C560 380 450 390 344 430Z',
  );
  block.path('ink', 'M342 436C450 392 560 382 678 406L674 438C560 414 452 426 350 470Z');
  for (let check = 0; check < 9; check++)
    block.box(
      check % 2 ? 'light' : 'mid',
      356 + check * 35,
      418 - Math.sin((check / 8) * Math.PI) * 20 - check * 1.4,
      18,
      20,
      1,
    );
  block.path('ink', 'M350 450C330 500 320 560 300 610L322 616C338 566 352 510 366 466Z');
  block.path('ink', 'M362 456C352 510 350 560 338 624L360 626C370 566 374 510 384 462Z');
  block.gouge('mist', 540, 296, 16, 190, 5, -0.06);
  strokes(block, 5, [430, 340], [44, -4], 82, 60, 3);
  block.disc('light', 600, 344, 15);
}

export function drawSlouchHat(block: Linocut): void {
  block.path(
    'dusk',
    'M372 392C366 320 384 236 436 212C470 226 530 222 566 206C612 236 626 320 622 386C540 370 450 376 372 392Z',
  );
  block.path('ink', 'M372 396C450 374 540 370 624 388L624 420C540 402 450 408 374 430Z');
  block.path(
    'dusk',
    'M374 428C450 400 560 396 640 416C700 428 752 446 776 474C700 466 600 448 520 444C450 444 400 456 352 470C352 452 360 438 374 428Z',
  );
  // The side that is pinned up.
  block.path('mid', 'M352 470C320 420 316 320 366 262C392 300 404 380 400 440Z');
  block.gouge('light', 360, 372, 84, 150, 5, 0.08);
  block.disc('light', 374, 344, 16);
  strokes(block, 6, [424, 310], [34, -2], 84, 110, 2);
  block.gouge('mist', 640, 440, 14, 220, 4.4, -0.02);
}

export function drawStahlhelm(block: Linocut): void {
  block.path(
    'dusk',
    'M336 440C336 306 420 226 522 226C622 226 688 308 694 400L772 438L766 456C716 446 676 444 650 474C630 506 610 544 566 566C500 590 410 592 318 620C316 572 334 510 336 440Z',
  );
  block.path(
    'mid',
    'M694 400L772 438L766 456C716 446 676 444 650 474C630 506 610 544 566 566C500 590 410 592 318 620L318 600C410 570 500 566 556 544C596 522 612 486 634 452C654 424 676 418 694 400Z',
  );
  block.disc('light', 420, 410, 13);
  block.disc('light', 470, 500, 9);
  strokes(block, 7, [384, 360], [40, -14], 70, 120, 6);
  block.gouge('light', 540, 256, -4, 210, 6, -0.1);
  block.line('dusk', 9, 'M500 590C520 660 570 720 640 752');
}

export function drawPeakedCap(block: Linocut): void {
  block.path(
    'dusk',
    'M318 366C310 320 340 270 420 254C520 236 630 250 664 300C674 324 664 346 640 362C540 356 430 366 340 400C326 392 320 380 318 366Z',
  );
  block.path('ink', 'M340 400C430 366 540 354 640 362L636 420C540 404 440 414 350 448Z');
  peak(block);
  block.disc('light', 606, 388, 14);
  strokes(block, 7, [372, 322], [40, -3], 80, 54, 4);
  block.line('mist', 3, 'M346 420C430 388 540 376 636 386');
}

export function drawLemonSqueezer(block: Linocut): void {
  block.path(
    'dusk',
    'M342 410C340 330 368 262 400 232C434 196 470 170 500 160C534 172 566 196 590 230L618 392C540 376 460 380 380 400Z',
  );
  block.path('ink', 'M338 406C440 376 540 372 622 390L624 424C540 406 440 412 338 440Z');
  block.path(
    'dusk',
    'M262 462C330 424 470 402 600 412C690 420 752 440 784 462C690 452 600 444 500 446C410 448 330 456 262 462Z',
  );
  block.path('mid', 'M500 160C534 172 566 196 590 230L604 310C560 280 520 230 500 160Z');
  block.gouge('light', 470, 286, 98, 200, 5);
  block.gouge('mist', 430, 306, 102, 150, 4);
  block.gouge('mist', 560, 330, 84, 110, 4);
  block.gouge('light', 520, 424, -2, 420, 4.4, -0.03);
}

export function drawChechia(block: Linocut): void {
  block.path(
    'red',
    'M360 396C352 320 372 222 420 196C490 176 560 184 596 214C622 260 632 330 632 384C540 362 440 368 360 396Z',
  );
  block.path('ink', 'M358 400C440 370 540 362 632 386L630 408C540 386 440 394 362 424Z');
  block.path(
    'ink',
    'M420 200C390 196 352 230 342 290C338 330 336 360 322 392L340 396C356 360 352 320 362 290C376 250 400 222 424 216Z',
  );
  for (let index = 0; index < 6; index++)
    block.gouge('ink', 412 + index * 36, 300 - index * 2, 88 - index, block.near(120, 20), 3, 0.03);
}

export function drawBelgianCap(block: Linocut): void {
  shortHair(block);
  block.path(
    'dusk',
    'M334 410C340 320 390 250 462 222C560 236 650 300 692 384C690 400 684 410 676 414C560 374 450 376 340 404Z',
  );
  block.path('mid', 'M340 410C450 372 560 372 678 414L660 440C560 406 450 404 352 440Z');
  block.disc('red', 690, 388, 13);
  block.line('red', 4, 'M684 388C676 380 668 370 662 362');
  strokes(block, 6, [406, 338], [38, -2], 66, 90, 8);
  block.gouge('light', 570, 292, 36, 200, 5, -0.05);
}
