import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { MapSize } from './mercator.ts';

/** How large an element is, in whole pixels; null before it is drawn. */
export function useBoxSize<Box extends HTMLElement>(): readonly [RefObject<Box | null>, MapSize | null] {
  const box = useRef<Box>(null);
  const [size, setSize] = useState<MapSize | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      setSize((last) => (last?.width === width && last.height === height ? last : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size];
}
