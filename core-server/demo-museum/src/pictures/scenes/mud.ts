import { land, raySky } from '../landscape.ts';
import { inks, type Linocut } from '../linocut.ts';
import { stump } from '../trees.ts';

export function mud(block: Linocut): void {
  raySky(block, 300, 'mid', 'mist', [640, 330]);
  land(block, 300, 'dusk', 'mid');
  for (let x = 40; x < 1080; x += 105) stump(block, block.near(x, 34), block.near(330, 20), block.near(120, 54));
  for (const [x, y, size] of [
    [180, 420, 90],
    [860, 440, 110],
    [330, 560, 130],
    [930, 640, 160],
    [120, 720, 150],
  ] as const) {
    block.add(`<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.3}" fill="${inks.ink}"/>`);
    block.add(
      `<ellipse cx="${x}" cy="${y + size * 0.05}" rx="${size * 0.82}" ry="${size * 0.2}" fill="${inks.mist}"/>`,
    );
    block.gouge('paper', x - size * 0.1, y + size * 0.02, -2, size * 0.9, 4);
    block.gouge('dusk', x + size * 0.2, y + size * 0.12, 0, size * 0.6, 3);
  }
  // Duckboards, zigzagging to the horizon.
  const path = [
    [560, 820, 92],
    [620, 700, 68],
    [540, 590, 50],
    [600, 500, 36],
    [560, 430, 25],
    [590, 370, 16],
    [575, 330, 10],
  ] as const;
  for (let index = 0; index + 1 < path.length; index++) {
    const [x, y, half] = path[index] as (typeof path)[number];
    const [toX, toY, toHalf] = path[index + 1] as (typeof path)[number];
    for (let plank = 0; plank < 8; plank++) {
      const at = plank / 8;
      const [midX, midY, wide] = [x + (toX - x) * at, y + (toY - y) * at, half + (toHalf - half) * at];
      block.cut(
        'light',
        [
          [midX - wide, midY],
          [midX + wide, midY - wide * 0.06],
          [midX + wide * 0.96, midY - wide * 0.15],
          [midX - wide * 0.98, midY - wide * 0.1],
        ],
        1,
      );
    }
  }
}
