import type { Page } from '@playwright/test';

/**
 * Words of a screen that cannot be read: another word or a picture lies over them, or they end outside of their button or
 * of the screen. Attract and cards lay words over pictures on purpose; a paged list or text shows a screenful of its words.
 */
export const spoiltWords = (page: Page): Promise<string[]> =>
  page.locator('.shell').evaluate((visitors) => {
    const screen = document.querySelector('dialog[open]') ?? visitors;
    const hair = 2;
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > hair &&
      // Lines of one paragraph may touch.
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 4;
    const isOutside = (a: DOMRect, b: DOMRect) =>
      a.left < b.left - hair || a.right > b.right + hair || a.top < b.top - hair || a.bottom > b.bottom + hair;
    const lines: { readonly text: string; readonly box: DOMRect; readonly holder: Element }[] = [];
    const faults = new Set<string>();
    const words = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const [holder, text] = [node.parentElement, node.textContent?.trim()];
      if (
        !holder ||
        !text ||
        holder.closest('.visually-hidden, .attract') ||
        !holder.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const paged = holder.closest('.paged-list, .paged-text')?.getBoundingClientRect();
      const around = (holder.closest('button, dialog, .shell-stage') ?? screen).getBoundingClientRect();
      for (const box of range.getClientRects()) {
        if (paged && (box.left >= paged.right - hair || box.right <= paged.left + hair)) continue;
        if (isOutside(box, around) || (paged && box.bottom > paged.bottom + hair)) faults.add(`“${text}” is cut off`);
        lines.push({ text, box, holder });
      }
    }
    const pictures = [...screen.querySelectorAll('img, .take-home svg')].filter(
      (each) => !each.closest('.story-card, .attract'),
    );
    for (const [at, { text, box, holder }] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.holder !== holder && isOver(box, other.box))
          faults.add(`“${text}” and “${other.text}” lie over each other`);
      }
      if (pictures.some((picture) => isOver(box, picture.getBoundingClientRect())))
        faults.add(`a picture lies over “${text}”`);
    }
    return [...faults];
  });
