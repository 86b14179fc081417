import type { Linocut } from '../linocut.ts';

/** Strokes side by side, from the first centre on, each moved by a step. */
export function strokes(
  block: Linocut,
  count: number,
  [x, y]: readonly [number, number],
  [stepX, stepY]: readonly [number, number],
  angle: number,
  length: number,
  turn = 0,
): void {
  for (let index = 0; index < count; index++) {
    block.gouge(
      'mist',
      x + stepX * index,
      y + stepY * index,
      angle + turn * index,
      block.near(length, length * 0.14),
      3.6,
      0.03,
    );
  }
}

/** A brim or peak in front of the forehead. */
export const peak = (block: Linocut) => {
  block.path('ink', 'M590 388C634 388 684 406 716 444C690 448 664 440 640 434C620 430 604 426 586 422Z');
  block.gouge('mist', 656, 412, 26, 86, 4.2, 0.06);
};
