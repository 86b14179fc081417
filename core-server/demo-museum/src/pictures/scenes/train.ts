import { levelSky, smoke } from '../landscape.ts';
import { inks, type Linocut } from '../linocut.ts';

export function train(block: Linocut): void {
  levelSky(block, 560, 'ink', 'dusk');
  for (let star = 0; star < 26; star++)
    block.disc('light', block.random.fraction() * 1060, 30 + block.random.fraction() * 240, 2.6);
  smoke(block, 820, 270, 62, -1.1, 'mid', 'light');
  block.cut('dusk', [
    [-20, 566],
    [300, 550],
    [700, 560],
    [1100, 546],
    [1100, 830],
    [-20, 830],
  ]);
  block.gouges('mid', [0, 640, 1080, 170], { row: 26, step: 120 }, () => ({ angle: 0, length: 110, width: 3.4 }));
  // Wagons with covered loads.
  for (const [x, width] of [
    [-60, 210],
    [166, 210],
  ] as const) {
    block.box('ink', x, 440, width, 110);
    block.path(
      'mid',
      `M${x} 440Q${x + width * 0.2} 372 ${x + width * 0.5} 376Q${x + width * 0.8} 372 ${x + width} 440Z`,
    );
    for (let rope = 1; rope < 4; rope++)
      block.line(
        'ink',
        4,
        `M${x + (rope * width) / 4} 440Q${x + (rope * width) / 4 + 6} 400 ${x + (rope * width) / 4} 378`,
      );
    for (const wheelX of [x + 46, x + width - 46]) wheel(block, wheelX, 566, 30);
    block.gouge('dusk', x + width / 2, 496, 0, width * 0.8, 4);
  }
  // Tender, cab, boiler.
  block.box('ink', 396, 420, 130, 130);
  block.path('dusk', 'M400 424Q460 384 520 424Z');
  block.cut('ink', [
    [536, 560],
    [536, 340],
    [524, 340],
    [524, 322],
    [680, 322],
    [680, 340],
    [670, 340],
    [670, 560],
  ]);
  block.box('light', 566, 366, 76, 62);
  block.disc('ink', 606, 400, 20);
  block.box('ink', 588, 416, 38, 20);
  block.box('ink', 664, 392, 300, 130);
  block.disc('ink', 964, 457, 65);
  block.disc('dusk', 968, 457, 46);
  block.cut('ink', [
    [812, 396],
    [816, 300],
    [802, 284],
    [862, 284],
    [848, 300],
    [852, 396],
  ]);
  block.path('ink', 'M720 394Q724 350 750 350Q776 350 780 394Z');
  for (const x of [700, 760, 820, 880, 930]) block.gouge('mid', x, 456, 90, 122, 4);
  block.gouge('light', 812, 408, 0, 260, 6);
  block.cut('ink', [
    [640, 520],
    [1010, 520],
    [1040, 590],
    [1000, 596],
    [640, 560],
  ]);
  for (const x of [600, 712, 824]) wheel(block, x, 556, 52);
  wheel(block, 930, 578, 32);
  for (const x of [430, 494]) wheel(block, x, 570, 28);
  block.line('light', 9, 'M600 568L712 568L824 568L900 530');
  // Without lights: only the fire box glows.
  block.path('red', 'M536 500H576V548H536Z');
  block.gouge('red', 600, 620, 4, 120, 9);
  block.box('mist', -20, 606, 1120, 10, 0.6);
  for (let x = -10; x < 1080; x += 54)
    block.cut('ink', [
      [x, 618],
      [x + 30, 618],
      [x + 26, 640],
      [x - 8, 640],
    ]);
  for (const [x, y] of [
    [80, 720],
    [300, 760],
    [930, 730],
  ] as const)
    for (let blade = 0; blade < 6; blade++) block.gouge('ink', x + blade * 9, y, -104 + blade * 9, 50, 4);
}

function wheel(block: Linocut, x: number, y: number, radius: number): void {
  block.disc('ink', x, y, radius);
  block.add(
    `<circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="none" stroke="${inks.mid}" stroke-width="${radius * 0.09}"/>`,
  );
  for (let spoke = 0; spoke < 5; spoke++) {
    const [dx, dy] = [Math.cos(spoke * 0.628) * radius * 0.76, Math.sin(spoke * 0.628) * radius * 0.76];
    block.line('mid', radius * 0.07, `M${x - dx} ${y - dy}L${x + dx} ${y + dy}`);
  }
  block.disc('light', x, y, radius * 0.14);
}
