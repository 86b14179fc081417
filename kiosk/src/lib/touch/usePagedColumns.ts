import { type RefObject, useLayoutEffect, useRef } from 'react';
import { fitType } from './fitType.ts';

/** The first and the last of the items that one screenful shows, counted from 0. */
export type ShownItems = readonly [first: number, last: number];

/** Told how many screenfuls there are on this screen, and which items the present one shows. */
export type OnPages = (pages: number, shown: ShownItems) => void;

/** How wide a box and the gap between its columns are, with the fractions of a pixel that add up over many screenfuls. */
function widthsOf(element: Element): { width: number; gap: number } {
  const { width, columnGap } = getComputedStyle(element);
  return { width: Number.parseFloat(width), gap: Number.parseFloat(columnGap) || 0 };
}

/**
 * Lets a box turn pages where what is in it does not fit, so that nobody has to scroll (ux.md K3, K9). The browser sets
 * the content in columns of the box, whatever the size of the letters, and the box shows one screenful of columns.
 *
 * @param page which screenful, from 0.
 * @param grows whether the letters grow where there is little to show (`--grow`).
 * @returns goes onto the box, which must have a height, columns, and `overflow: hidden`.
 */
export function usePagedColumns<Box extends HTMLElement>(
  page: number,
  onPages?: OnPages,
  grows = false,
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      if (!element.isConnected) return;
      if (grows) fitType(element);
      const { width, gap } = widthsOf(element);
      const step = width + gap;
      element.scrollLeft = page * step;
      // A hair over a whole screenful is rounding, not another column.
      const pages = Math.max(1, Math.ceil((element.scrollWidth + gap) / step - 0.05));
      onPages?.(pages, showItems(element));
    };
    measure();
    // Type that grows changes the size of its box, which an observer must not do while it is told of one.
    const observer = new ResizeObserver(grows ? () => requestAnimationFrame(measure) : measure);
    observer.observe(element);
    // Its size is that of the letters.
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  });
  return box;
}

/** Items of a list lie on one screenful, unlike paragraphs: those on another one are not there for fingers and readers. */
function showItems(box: Element): ShownItems {
  const { left, right } = box.getBoundingClientRect();
  const isShown = [...box.children].map((item) => {
    const { left: start } = item.getBoundingClientRect();
    const isHere = start >= left - 1 && start < right;
    if (item instanceof HTMLLIElement) item.style.visibility = isHere ? '' : 'hidden';
    return isHere;
  });
  return [isShown.indexOf(true), isShown.lastIndexOf(true)];
}
