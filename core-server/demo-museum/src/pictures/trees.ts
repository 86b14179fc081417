import type { Ink, Linocut } from './linocut.ts';

export function poplar(
  block: Linocut,
  x: number,
  base: number,
  height: number,
  ink: Ink = 'ink',
  light: Ink = 'mid',
): void {
  const half = height * 0.085;
  const d = `M${x - 3} ${base}L${x - 4} ${base - height * 0.2}C${x - half * 1.5} ${base - height * 0.3} ${x - half} ${base - height * 0.75} ${x} ${base - height}C${x + half} ${base - height * 0.75} ${x + half * 1.5} ${base - height * 0.3} ${x + 4} ${base - height * 0.2}L${x + 3} ${base}Z`;
  block.path(ink, d);
  for (let up = 0.28; up < 0.86; up += 0.08) {
    block.gouge(light, x + half * 0.25, base - height * up, -78, height * 0.085, 2.2, 0.05);
  }
}

/** A tree that shells have left standing. */
export function stump(block: Linocut, x: number, base: number, height: number, ink: Ink = 'ink'): void {
  const width = 7 + height * 0.05;
  const lean = block.near(0, height * 0.08);
  block.cut(
    ink,
    [
      [x - width, base],
      [x - width * 0.6 + lean, base - height * 0.86],
      [x - width * 0.9 + lean, base - height * 0.97],
      [x + lean * 1.1, base - height * 0.9],
      [x + width * 0.6 + lean, base - height],
      [x + width * 0.7 + lean, base - height * 0.8],
      [x + width * 1.1, base],
    ],
    1.5,
  );
  if (height > 90) {
    const side = block.random.chance(0.5) ? 1 : -1;
    block.cut(
      ink,
      [
        [x + lean * 0.6, base - height * 0.58],
        [x + side * height * 0.24 + lean, base - height * 0.78],
        [x + side * height * 0.22 + lean, base - height * 0.8],
        [x + lean * 0.6, base - height * 0.66],
      ],
      1,
    );
  }
}
