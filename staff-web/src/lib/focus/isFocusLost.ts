/** Whether nothing on the page has the focus: what had it is gone, or lies in a dialog that fades away. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('[data-fading]') !== null;
}
