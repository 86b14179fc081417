import { inks, type Linocut } from '../linocut.ts';

export function hospitalWard(block: Linocut): void {
  block.box('dusk', -10, -10, 1100, 830, 0);
  // The canvas above, seam by seam towards the far end.
  block.cut('mid', [
    [-20, -20],
    [1100, -20],
    [640, 250],
    [440, 250],
  ]);
  block.gouges('light', [0, 0, 1080, 260], { row: 30, step: 74 }, (x, y) => ({
    angle: (Math.atan2(y - 420, x - 540) * 180) / Math.PI,
    length: 76,
    width: 3.4,
  }));
  block.cut('ink', [
    [-20, 830],
    [400, 470],
    [680, 470],
    [1100, 830],
  ]);
  block.gouges('dusk', [200, 500, 680, 300], { row: 36, step: 80 }, (x, y) => ({
    angle: (Math.atan2(y - 380, x - 540) * 180) / Math.PI,
    length: 70,
    width: 4,
  }));
  block.cut('light', [
    [440, 250],
    [640, 250],
    [680, 470],
    [400, 470],
  ]);
  block.cut('ink', [
    [500, 470],
    [520, 290],
    [560, 290],
    [580, 470],
  ]);
  for (const [depth, scale] of [
    [0, 0.34],
    [1, 0.52],
    [2, 0.8],
    [3, 1.2],
  ] as const) {
    for (const side of [-1, 1] as const) {
      const x = 540 + side * (170 + depth * 96 + depth * depth * 20);
      const y = 480 + depth * 52 + depth * depth * 20;
      bed(block, x, y, scale, side);
    }
  }
  // The nurse with her lamp.
  block.add(
    `<g fill="${inks.paper}"><circle cx="472" cy="470" r="150" opacity="0.16"/><circle cx="472" cy="470" r="90" opacity="0.2"/></g>`,
  );
  block.path('ink', 'M520 740C524 640 530 560 552 500C580 486 612 490 624 506C640 580 656 660 664 740Z');
  block.path('paper', 'M560 740L572 560L606 556L630 740Z');
  block.disc('ink', 586, 452, 30);
  block.path(
    'paper',
    'M556 448C552 410 606 396 622 430C634 470 640 510 648 548C624 556 610 548 606 530C604 500 606 470 596 446C584 434 566 438 556 448Z',
  );
  block.line('ink', 17, 'M556 520C530 530 510 520 490 500');
  block.box('ink', 462, 470, 26, 36, 1);
  block.path('red', 'M466 470C464 456 472 446 476 434C482 446 488 456 484 470Z');
}

function bed(block: Linocut, x: number, y: number, scale: number, side: 1 | -1): void {
  const at = (dx: number, dy: number) => [x + dx * scale * side, y + dy * scale] as const;
  block.cut('paper', [at(-110, 0), at(150, 0), at(170, 60), at(-120, 60)], 1.5);
  block.cut('mid', [at(-110, 8), at(60, 8), at(70, 66), at(-122, 66)], 1.5);
  block.disc('ink', x + 104 * scale * side, y - 6 * scale, 20 * scale);
  block.line(
    'ink',
    7 * scale,
    `M${at(164, 110).join(' ')}L${at(156, -60).join(' ')}M${at(-118, 110).join(' ')}L${at(-112, -16).join(' ')}`,
  );
  for (let fold = 0; fold < 3; fold++)
    block.gouge('light', x - (70 - fold * 46) * scale * side, y + 36 * scale, 84, 44 * scale, 4 * scale);
}
