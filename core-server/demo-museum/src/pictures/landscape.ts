import type { Ink, Linocut } from './linocut.ts';

/** A sky of one ink with strokes that come from a point: the sun, a fire, somebody's head. */
export function raySky(
  block: Linocut,
  below: number,
  ground: Ink,
  ray: Ink,
  [sunX, sunY]: readonly [number, number],
): void {
  block.box(ground, -10, -10, block.width + 20, below + 60, 0);
  block.gouges(ray, [0, 0, block.width, below], { row: 26, step: 92 }, (x, y) => ({
    angle: (Math.atan2(y - sunY, x - sunX) * 180) / Math.PI,
    length: 78,
    width: 3.4,
  }));
}

/** A sky of level strokes, closer towards the horizon. */
export function levelSky(block: Linocut, below: number, ground: Ink, stroke: Ink): void {
  block.box(ground, -10, -10, block.width + 20, below + 60, 0);
  block.gouges(stroke, [0, 20, block.width, below - 20], { row: 24, step: 150 }, (_, y) => ({
    angle: -1,
    length: 110 + 90 * (y / below),
    width: 1.5 + 3.5 * (y / below),
  }));
}

/** Open land from `top` down, with furrows that open towards the eye. */
export function land(block: Linocut, top: number, ground: Ink, furrow: Ink): void {
  const { width, height } = block;
  block.cut(ground, [
    [-20, top],
    [width * 0.3, top - 5],
    [width * 0.7, top + 4],
    [width + 20, top],
    [width + 20, height + 20],
    [-20, height + 20],
  ]);
  block.gouges(furrow, [0, top + 16, width, height - top], { row: 22, step: 130 }, (x, y) => {
    const depth = (y - top) / (height - top);
    if (block.random.chance(0.25)) return null;
    return { angle: ((x - width / 2) / width) * -14 * depth, length: 60 + 110 * depth, width: 1.6 + 3.2 * depth };
  });
}

/** A cloud of smoke, made of discs that grow and drift to one side. */
export function smoke(block: Linocut, x: number, y: number, size: number, drift: number, ink: Ink, light: Ink): void {
  for (let puff = 0; puff < 7; puff++) {
    const radius = size * (0.3 + puff * 0.16);
    const atX = x + drift * puff * size * 0.62;
    const atY = y - puff * size * 0.34 - puff * puff * size * 0.02;
    block.disc(ink, atX, atY, radius);
    block.gouge(light, atX - radius * 0.25, atY - radius * 0.4, -28, radius * 1.1, radius * 0.09, -0.16);
    block.gouge(light, atX - radius * 0.1, atY - radius * 0.05, -22, radius * 0.9, radius * 0.07, -0.16);
  }
}
