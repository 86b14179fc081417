/** How a picture lies in its box: enlarged so many times, its middle so many pixels off the middle of the box. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };

const most = 6;
/** What one press of a button does. */
export const zoomStep = 1.6;

/**
 * The picture larger or smaller by a factor, with the point under the fingers left where it is.
 *
 * @param box of the picture as it fits whole; an enlarged one goes beyond it.
 * @param at that point, in pixels from the middle of the box.
 */
export function zoomBy({ scale, x, y }: Zoom, factor: number, box: Size, at = { x: 0, y: 0 }): Zoom {
  const next = Math.min(most, Math.max(1, scale * factor));
  const grown = next / scale;
  return within({ scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }, box);
}

/** The picture moved by so many pixels, as far as there is any of it beyond the box. */
export const panBy = ({ scale, x, y }: Zoom, dx: number, dy: number, box: Size): Zoom =>
  within({ scale, x: x + dx, y: y + dy }, box);

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const reach = (length: number) => (length * (scale - 1)) / 2;
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));
  return { scale, x: clamp(x, reach(width)), y: clamp(y, reach(height)) };
}

export const canGrow = ({ scale }: Zoom) => scale < most;
export const canShrink = ({ scale }: Zoom) => scale > 1;
