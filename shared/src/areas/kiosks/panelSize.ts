/** Every panel is 16:9, upright or across (design.md section 11). */
const shape = { long: 16, short: 9 };
const mmPerInch = 25.4;
/** Pixels on the short side, whatever the panel: 1080x1920 or 1920x1080. */
const shortSidePx = 1080;

/** CSS pixels a millimetre of a panel (ux.md section 4): 4.03 for 21.5 inches. */
export function pixelsPerMm(panelInches: number): number {
  const shortSideMm = (panelInches * mmPerInch * shape.short) / Math.hypot(shape.long, shape.short);
  return shortSidePx / shortSideMm;
}

/** The angle of a capital's height that EN 301 549 section 5.1.4 asks for, and that height as a part of the type size. */
const largeLetter = { degrees: 0.7, capitalHeight: 0.7 };

/** Type size in millimetres whose capitals are large enough at a distance. */
export const largeTypeMm = (viewingDistanceMm: number): number =>
  (Math.tan((largeLetter.degrees * Math.PI) / 180) * viewingDistanceMm) / largeLetter.capitalHeight;

/** Sizes of the screen in millimetres of the panel, and the pixels that each is never below (ux.md section 4). */
const screenSizes = { body: { mm: 7.95, px: 24 }, target: { mm: 20.85, px: 64 } };

/** How large usual text, large letters and the main buttons come out on a panel, in millimetres. */
export function sizesOnPanel(panelInches: number, viewingDistanceMm: number) {
  const perMm = pixelsPerMm(panelInches);
  const { body, target } = screenSizes;
  return {
    body: Math.max(body.mm, body.px / perMm),
    large: Math.max(largeTypeMm(viewingDistanceMm), body.px / perMm),
    target: Math.max(target.mm, target.px / perMm),
  };
}
