import { raySky } from '../landscape.ts';
import type { Linocut, Point } from '../linocut.ts';

export function mineBlast(block: Linocut): void {
  raySky(block, 620, 'ink', 'mid', [540, 560]);
  // Plumes of earth, the fire inside, and what is left white in the middle.
  for (const [ink, half, height, spikes] of [
    ['dusk', 330, 560, 11],
    ['mid', 240, 450, 9],
    ['red', 140, 300, 7],
    ['paper', 70, 190, 5],
  ] as const) {
    const plumes: Point[] = [[545 - half, 660]];
    for (let spike = 0; spike < spikes; spike++) {
      const angle = -Math.PI * (0.93 - (0.86 * (spike + 0.5)) / spikes);
      const far = height * (0.72 + 0.28 * Math.sin((Math.PI * (spike + 0.5)) / spikes)) * (spike % 2 ? 0.8 : 1);
      plumes.push([545 + Math.cos(angle) * far * 0.72, 650 + Math.sin(angle) * far]);
      const dip = -Math.PI * (0.93 - (0.86 * (spike + 1)) / spikes);
      if (spike + 1 < spikes) plumes.push([545 + Math.cos(dip) * far * 0.42, 650 + Math.sin(dip) * far * 0.62]);
    }
    block.cut(ink, [...plumes, [545 + half, 660]], 5);
  }
  block.gouges('ink', [240, 150, 610, 480], { row: 50, step: 56 }, (x, y) =>
    block.random.chance(0.3) ? null : { angle: (Math.atan2(y - 700, x - 545) * 180) / Math.PI, length: 84, width: 5 },
  );
  for (let clod = 0; clod < 46; clod++) {
    const angle = -Math.PI * (0.14 + block.random.fraction() * 0.72);
    const far = 290 + block.random.fraction() * 330;
    const [x, y] = [545 + Math.cos(angle) * far, 660 + Math.sin(angle) * far];
    const size = 5 + block.random.fraction() * 15;
    block.cut(
      'mist',
      [
        [x - size, y],
        [x, y - size * 0.8],
        [x + size, y + size * 0.2],
        [x, y + size * 0.7],
      ],
      1.5,
    );
  }
  block.cut('ink', [
    [-20, 640],
    [200, 618],
    [420, 652],
    [680, 646],
    [880, 616],
    [1100, 640],
    [1100, 830],
    [-20, 830],
  ]);
  block.gouges('mid', [0, 650, 1080, 160], { row: 28, step: 110 }, (x) => ({
    angle: (x - 540) / 30,
    length: 90,
    width: 3.2,
  }));
}
