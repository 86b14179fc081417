import { type RefObject, useLayoutEffect, useRef } from 'react';

const columnGapOf = (element: Element) => Number.parseFloat(getComputedStyle(element).columnGap) || 0;

/**
 * Lets a box turn pages where what is in it does not fit, so that nobody has to scroll (ux.md K3, K9). The browser sets
 * the content in columns of the box, whatever the size of the letters, and the box shows one screenful of columns.
 *
 * @param page which screenful, from 0.
 * @param onPages told how many screenfuls there are on this screen.
 * @returns goes onto the box, which must have a height, columns, and `overflow: hidden`.
 */
export function usePagedColumns<Box extends HTMLElement>(
  page: number,
  onPages?: (pages: number) => void,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const gap = columnGapOf(element);
      const step = element.clientWidth + gap;
      // A hair over a whole screenful is rounding, not another column.
      onPages?.(Math.max(1, Math.ceil((element.scrollWidth + gap) / step - 0.05)));
      element.scrollLeft = page * step;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Its size is that of the letters.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  });
  return box;
}
