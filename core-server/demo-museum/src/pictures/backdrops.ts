import { pigeon } from './beings.ts';
import { church, house, ruins } from './buildings.ts';
import { wire } from './fences.ts';
import { land, levelSky, raySky } from './landscape.ts';
import type { Linocut } from './linocut.ts';
import { poplar, stump } from './trees.ts';

export type Backdrop = keyof typeof backdrops;

const horizon = 960;

const backdrops = {
  plain: () => undefined,
  poplars: (block: Linocut) => {
    for (const [x, height] of [
      [70, 420],
      [170, 460],
      [262, 400],
      [800, 390],
      [884, 440],
      [980, 410],
      [1060, 450],
    ] as const) {
      poplar(block, x, horizon + 6, height, 'dusk', 'mist');
    }
  },
  wire: (block: Linocut) => wire(block, horizon + 60, 300, 230, 'dusk'),
  hills: (block: Linocut) => {
    block.path(
      'mid',
      `M-20 ${horizon - 60}C140 ${horizon - 240} 300 ${horizon - 200} 480 ${horizon - 40}C640 ${horizon - 120} 860 ${horizon - 280} 1100 ${horizon - 90}V${horizon + 40}H-20Z`,
    );
    block.gouges('light', [0, horizon - 190, 1080, 180], { row: 30, step: 84 }, (x, y) =>
      y < horizon - 130 + Math.sin(x / 120) * 40 ? null : { angle: 16 * Math.cos(x / 140), length: 80, width: 3 },
    );
  },
  church: (block: Linocut) => church(block, 800, horizon + 4, 330, 'dusk', 'light'),
  stumps: (block: Linocut) => {
    for (const [x, height] of [
      [80, 300],
      [170, 180],
      [260, 250],
      [800, 210],
      [900, 330],
      [1000, 240],
    ] as const)
      stump(block, x, horizon + 10, height, 'dusk');
  },
  tents: (block: Linocut) => {
    for (const [x, size] of [
      [-40, 260],
      [190, 200],
      [760, 220],
      [930, 280],
    ] as const) {
      block.cut('light', [
        [x, horizon + 6],
        [x + size * 0.12, horizon - size * 0.34],
        [x + size * 0.5, horizon - size * 0.62],
        [x + size * 0.88, horizon - size * 0.34],
        [x + size, horizon + 6],
      ]);
      block.cut('dusk', [
        [x + size * 0.42, horizon + 6],
        [x + size * 0.5, horizon - size * 0.4],
        [x + size * 0.6, horizon + 6],
      ]);
      block.gouge('mid', x + size * 0.26, horizon - size * 0.22, 116, size * 0.4, 3);
    }
  },
  ruins: (block: Linocut) => ruins(block, horizon + 8, 300, 'dusk', 'light'),
  barracks: (block: Linocut) => {
    house(block, 40, horizon + 6, 300, 130, 'dusk', 'mid');
    house(block, 770, horizon + 6, 330, 140, 'dusk', 'mid');
    for (const x of [80, 220, 810, 980]) block.box('light', x, horizon - 84, 44, 50);
  },
  chimneys: (block: Linocut) => {
    for (const [x, height] of [
      [90, 420],
      [230, 330],
      [830, 470],
      [980, 360],
    ] as const) {
      block.cut('dusk', [
        [x - 24, horizon + 8],
        [x - 15, horizon - height],
        [x + 15, horizon - height],
        [x + 24, horizon + 8],
      ]);
      for (let puff = 0; puff < 4; puff++)
        block.gouge('mid', x + 40 + puff * 46, horizon - height - 24 - puff * 22, -18, 110, 14, -0.1);
    }
    for (const [x, width] of [
      [-20, 200],
      [180, 160],
      [760, 180],
      [930, 180],
    ] as const)
      block.cut('dusk', [
        [x, horizon + 8],
        [x, horizon - 110],
        [x + width * 0.5, horizon - 156],
        [x + width * 0.5, horizon - 110],
        [x + width, horizon - 156],
        [x + width, horizon + 8],
      ]);
  },
  rails: (block: Linocut) => {
    for (const x of [120, 960]) {
      block.box('dusk', x - 8, horizon - 420, 16, 430);
      block.cut('dusk', [
        [x - 4, horizon - 410],
        [x + 120, horizon - 450],
        [x + 126, horizon - 420],
        [x + 2, horizon - 376],
      ]);
      block.line('dusk', 6, `M${x - 22} ${horizon - 200}h44m-44 60h44`);
    }
    for (let pole = 0; pole < 3; pole++)
      block.line(
        'dusk',
        4,
        `M0 ${horizon - 300 + pole * 26}C300 ${horizon - 262 + pole * 26} 760 ${horizon - 262 + pole * 26} 1080 ${horizon - 300 + pole * 26}`,
      );
  },
  dovecote: (block: Linocut) => {
    for (const [x, y, size] of [
      [180, 300, 120],
      [900, 240, 150],
      [840, 520, 96],
      [130, 580, 84],
      [980, 700, 70],
    ] as const)
      pigeon(block, x, y, size, 'paper', 'mid');
  },
  flood: (block: Linocut) => {
    block.gouges('paper', [0, horizon - 70, 1080, 90], { row: 18, step: 110 }, () => ({
      angle: 0,
      length: 110,
      width: 3.6,
    }));
    for (const [x, height] of [
      [90, 190],
      [230, 150],
      [860, 170],
      [990, 210],
    ] as const)
      stump(block, x, horizon - 10, height, 'dusk');
    for (const x of [150, 300, 780, 930]) figureOfPost(block, x);
  },
};
export const backdropNames = Object.keys(backdrops) as Backdrop[];

function figureOfPost(block: Linocut, x: number): void {
  block.box('dusk', x, horizon - 60, 9, 74, 0.8);
}

/** What stands behind a bust: rays around the head, a horizon, and the place. */
export function drawBackdrop(block: Linocut, backdrop: Backdrop, headX: number): void {
  if (backdrop === 'plain' || backdrop === 'flood') levelSky(block, horizon, 'mist', 'light');
  else raySky(block, horizon, 'mist', 'light', [headX, 480]);
  backdrops[backdrop](block);
  land(block, horizon, 'mid', 'light');
}
