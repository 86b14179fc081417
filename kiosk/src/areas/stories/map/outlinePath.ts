import type { MapSize, Projection } from './mercator.ts';

/** The lines of an atlas as the `d` of an SVG path; those that lie wholly beside the map are left out. */
export function outlinePath(
  lines: readonly (readonly number[])[],
  { at }: Pick<Projection, 'at'>,
  { width, height }: MapSize,
  isClosed: boolean,
): string {
  return lines
    .flatMap((line) => {
      const points: string[] = [];
      let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
      for (let index = 0; index + 1 < line.length; index += 2) {
        const [x, y] = at({ lon: (line[index] ?? 0) / 1000, lat: (line[index + 1] ?? 0) / 1000 });
        [left, right] = [Math.min(left, x), Math.max(right, x)];
        [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
        points.push(`${x.toFixed(1)},${y.toFixed(1)}`);
      }
      const isSeen = right > 0 && left < width && bottom > 0 && top < height;
      return isSeen ? [`M${points.join('L')}${isClosed ? 'Z' : ''}`] : [];
    })
    .join('');
}
