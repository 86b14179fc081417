import type { Ink, Linocut } from './linocut.ts';

/** A fence of barbed wire between posts. */
export function wire(block: Linocut, base: number, height: number, step: number, ink: Ink = 'ink'): void {
  for (const share of [0.25, 0.55, 0.85]) {
    const y = base - height * share;
    block.line(
      ink,
      3,
      `M0 ${y}${Array.from({ length: 12 }, (_, index) => `L${((index + 1) * block.width) / 12} ${block.near(y, 5)}`).join('')}`,
    );
    for (let x = step * 0.3; x < block.width; x += step * 0.29) {
      block.line(ink, 2.4, `M${x - 6} ${y - 8}l12 16m-12 0l12 -16`);
    }
  }
  for (let x = step / 2; x < block.width; x += step)
    block.box(ink, block.near(x, 6) - 6, base - height, 12, height + 12);
}

export function grave(block: Linocut, x: number, base: number, height: number, ink: Ink): void {
  const bar = height * 0.13;
  block.box(ink, x - bar / 2, base - height, bar, height, 0.8);
  block.box(ink, x - height * 0.3, base - height * 0.78, height * 0.6, bar, 0.8);
}
