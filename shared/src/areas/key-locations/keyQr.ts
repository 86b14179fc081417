/** Bounds of printed codes; lengths in millimetres. */
export const qrLimits = {
  /** Of one sheet. */
  codes: 200,
  /** Reading distances. */
  nearest: 100,
  usual: 300,
  farthest: 1400,
  smallestSide: 25,
} as const;

/** The side of a printed code that is read from a distance: a tenth of it, and never less than 25 mm (ux.md 6). */
export const sideFor = (distance: number) => Math.max(qrLimits.smallestSide, distance / 10);
