/** Sizes that little content grows to, as multiples of the usual type; the largest first. */
const growths = [1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1] as const;

/**
 * Sets `--grow` of a box in columns to the largest type with which all of it shows at once, so that little content is not
 * left in a corner of the screen (ux.md K23). What does not fit larger keeps the usual size, and turns pages where it must.
 *
 * @param box has `data-grown` while its type is larger, for the style sheet to bound how much room that takes.
 */
export function fitType(box: HTMLElement): void {
  box.dataset.grown = '';
  for (const growth of growths) {
    box.style.setProperty('--grow', String(growth));
    if (box.scrollWidth <= box.clientWidth + 1 && box.scrollHeight <= box.clientHeight + 1) return;
  }
  delete box.dataset.grown;
  box.style.removeProperty('--grow');
}
