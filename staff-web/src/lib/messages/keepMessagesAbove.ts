const feet = new Set<HTMLElement>();

/** Says in `--foot-height` how much of the foot of the screen the tallest of them takes. */
function tell(): void {
  const tallest = Math.max(0, ...[...feet].map(({ offsetHeight }) => offsetHeight));
  document.documentElement.style.setProperty('--foot-height', `${tallest}px`);
}

const observer = new ResizeObserver(tell);

/** A ref for buttons that stand at the foot of the screen: messages keep above them, on however many lines they stand. */
export function keepMessagesAbove(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  feet.add(foot);
  observer.observe(foot);
  return () => {
    feet.delete(foot);
    observer.unobserve(foot);
    tell();
  };
}
