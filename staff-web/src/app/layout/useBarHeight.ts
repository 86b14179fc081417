import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Above this share of the screen a bar that stays in sight leaves too little of the page. */
const tallestShare = 0.3;

/**
 * Says in `--bar-height` how much of the top of the screen a bar covers. One that a long title makes too tall scrolls away
 * with the page.
 */
export function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const measure = () => {
      element.toggleAttribute('data-tall', element.offsetHeight > tallestShare * window.innerHeight);
      style.setProperty('--bar-height', `${element.offsetHeight}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--bar-height');
    };
  }, []);
  return bar;
}
