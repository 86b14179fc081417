/** Most page links at once (LIST-07). */
const widest = 9;

/** The pages to link: the present one in the middle where there is room, from 1 to `pages`. */
export function pageWindow(page: number, pages: number): readonly number[] {
  const size = Math.min(widest, pages);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), pages - size + 1));
  return Array.from({ length: size }, (_, index) => first + index);
}
