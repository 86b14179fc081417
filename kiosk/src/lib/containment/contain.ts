/** What a browser does by itself that a visitor must not come upon: menus, dragging, zooming, selecting, printing. */
const refused = ['contextmenu', 'dragstart', 'gesturestart', 'gesturechange', 'selectstart', 'beforeprint'] as const;

const isInField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null;

/** Whether a link stays inside the kiosk. */
export function staysInside(href: string, base: string): boolean {
  if (!URL.canParse(href, base)) return false;
  const { origin, pathname } = new URL(href, base);
  return origin === new URL(base).origin && /^\/kiosk(\/|$)/.test(pathname);
}

/**
 * Keeps visitors in the kiosk (beyond 5): refuses what the browser would do by itself, and every way out by a link, a
 * window or the keyboard.
 *
 * @returns what lets them out again.
 */
export function contain(): () => void {
  const leaving = new AbortController();
  const listening = { capture: true, passive: false, signal: leaving.signal } as const;
  for (const name of refused) {
    document.addEventListener(name, (event) => !isInField(event.target) && event.preventDefault(), listening);
  }
  document.addEventListener('wheel', (event) => (event.ctrlKey || event.metaKey) && event.preventDefault(), listening);
  document.addEventListener(
    'keydown',
    (event) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey || /^F\d+$/.test(event.key);
      if (isShortcut) event.preventDefault();
    },
    listening,
  );
  // More than two fingers are a palm; two would zoom.
  document.addEventListener('touchmove', (event) => event.touches.length > 1 && event.preventDefault(), listening);
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link && !staysInside(link.getAttribute('href') ?? '', location.href)) event.preventDefault();
    },
    listening,
  );
  const open = window.open;
  window.open = () => null;
  leaving.signal.addEventListener('abort', () => {
    window.open = open;
  });
  return () => leaving.abort();
}
