import type { FocusEvent } from 'react';

/**
 * Leaves the focus in a menu where the keyboard has moved it. Mantine gives a menu its focus twice within moments of its
 * opening, each time to what is marked `data-autofocus`, or else to the first entry; on a busy computer an arrow key comes
 * between, and what it reached lost the focus again, so that the next Enter chose something else or nothing. What has the
 * focus bears that mark here.
 */
export function keepMenuFocus({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  for (const marked of currentTarget.querySelectorAll('[data-autofocus]')) marked.removeAttribute('data-autofocus');
  target.setAttribute('data-autofocus', 'true');
}
