import { useLayoutEffect, useRef } from 'react';
import { useServices } from '../services/services.ts';
import type { Keys } from './keys.ts';

/**
 * Does something on a press of keys while the component is shown, and lists it on the help sheet.
 *
 * @param keys such as `n`, `Ctrl+s`, `Ctrl+Enter`, `Alt+ArrowLeft`.
 * @param label what it does, as the help sheet says it.
 */
export function useShortcut(keys: Keys, label: string, run: () => void, enabled = true): void {
  const { shortcuts } = useServices();
  const latest = useRef(run);
  // From the moment at which it is seen: who works by keyboard is quicker than what runs after painting.
  useLayoutEffect(() => {
    latest.current = run;
  });
  useLayoutEffect(
    () => (enabled ? shortcuts.add({ keys, label, run: () => latest.current() }) : undefined),
    [keys, label, enabled, shortcuts],
  );
}
