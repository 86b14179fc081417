import type { Ink, Linocut } from './linocut.ts';

export function house(
  block: Linocut,
  x: number,
  base: number,
  width: number,
  height: number,
  wall: Ink,
  roof: Ink,
): void {
  block.box(wall, x, base - height, width, height);
  block.cut(roof, [
    [x - width * 0.06, base - height],
    [x + width * 0.16, base - height * 1.55],
    [x + width * 0.84, base - height * 1.55],
    [x + width * 1.06, base - height],
  ]);
}

/** A village church, its nave to the right of the tower. */
export function church(
  block: Linocut,
  x: number,
  base: number,
  size: number,
  ink: Ink = 'ink',
  light: Ink = 'mist',
): void {
  block.box(ink, x, base - size * 0.62, size * 0.24, size * 0.62);
  block.cut(ink, [
    [x - size * 0.02, base - size * 0.62],
    [x + size * 0.12, base - size * 1.15],
    [x + size * 0.26, base - size * 0.62],
  ]);
  block.line(
    ink,
    Math.max(2, size * 0.014),
    `M${x + size * 0.12} ${base - size * 1.14}v${-size * 0.11}m${-size * 0.035} ${size * 0.035}h${size * 0.07}`,
  );
  block.box(ink, x + size * 0.22, base - size * 0.34, size * 0.62, size * 0.34);
  block.cut(ink, [
    [x + size * 0.22, base - size * 0.34],
    [x + size * 0.24, base - size * 0.56],
    [x + size * 0.8, base - size * 0.56],
    [x + size * 0.88, base - size * 0.34],
  ]);
  block.box(light, x + size * 0.085, base - size * 0.54, size * 0.06, size * 0.1, 1);
  for (let pane = 0; pane < 4; pane++) {
    const at = x + size * (0.31 + pane * 0.14);
    block.path(
      light,
      `M${at} ${base - size * 0.07}v${-size * 0.12}q${size * 0.025} ${-size * 0.05} ${size * 0.05} 0v${size * 0.12}Z`,
    );
  }
}

/** Houses and walls after a bombardment, along the horizon. */
export function ruins(
  block: Linocut,
  base: number,
  height: number,
  ink: Ink,
  light: Ink,
  from = 0,
  to = block.width,
): void {
  for (let x = from; x < to; ) {
    const width = block.near(height * 0.62, height * 0.2);
    const left = base - height * (0.25 + block.random.fraction() * 0.6);
    const right = base - height * (0.15 + block.random.fraction() * 0.7);
    block.cut(ink, [
      [x, base],
      [x, left],
      [x + width * 0.2, left + height * 0.07],
      [x + width * 0.32, left - height * 0.06],
      [x + width * 0.5, (left + right) / 2 + height * 0.14],
      [x + width * 0.72, right + height * 0.1],
      [x + width * 0.86, right],
      [x + width, right + height * 0.12],
      [x + width, base],
    ]);
    if (block.random.chance(0.75)) {
      const high = Math.min(base - Math.max(left, right), height * 0.5);
      block.box(light, x + width * 0.16, base - high * 0.62, width * 0.14, high * 0.3, 1);
      block.box(light, x + width * 0.66, base - high * 0.5, width * 0.13, high * 0.26, 1);
    }
    x += width * (1 + block.random.fraction() * 0.35);
  }
}
