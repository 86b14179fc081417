import { type PointerEvent, useRef, useState } from 'react';
import { panBy, type Size, wholePicture, type Zoom, zoomBy } from './zoom.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Where two fingers are, between them, and how far apart. */
const spanOf = ([a, b]: readonly [Finger, Finger]) => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  apart: Math.hypot(a.x - b.x, a.y - b.y),
});

/** A picture that buttons enlarge; one finger moves it and two do both, for who knows how (ux.md K9). */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(wholePicture);
  const fingers = useRef(new Map<number, Finger>());
  const box = useRef<HTMLDivElement>(null);
  const size = (): Size => box.current?.getBoundingClientRect() ?? { width: 0, height: 0 };

  const moved = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const last = fingers.current.get(pointerId);
    if (!last) return;
    const before = [...fingers.current.values()];
    fingers.current.set(pointerId, { x: clientX, y: clientY });
    const [first, second] = [...fingers.current.values()];
    const [firstBefore, secondBefore] = before;
    if (!first || !second || !firstBefore || !secondBefore) {
      return setZoom((now) => panBy(now, clientX - last.x, clientY - last.y, size()));
    }
    const [was, is] = [spanOf([firstBefore, secondBefore]), spanOf([first, second])];
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect();
    const at = { x: is.x - left - width / 2, y: is.y - top - height / 2 };
    setZoom((now) => panBy(zoomBy(now, is.apart / was.apart, size(), at), is.x - was.x, is.y - was.y, size()));
  };
  const lifted = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    zoom,
    zoomBy: (factor: number) => setZoom((now) => zoomBy(now, factor, size())),
    panBy: (dx: number, dy: number) => setZoom((now) => panBy(now, dx, dy, size())),
    /** For the element that the picture lies in. */
    box: {
      ref: box,
      onPointerDown: (event: PointerEvent) => {
        if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: moved,
      onPointerUp: lifted,
      onPointerCancel: lifted,
    },
  };
}
