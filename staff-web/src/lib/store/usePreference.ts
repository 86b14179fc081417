import { useCallback, useState } from 'react';

/**
 * A choice that this browser remembers for one user.
 *
 * @param isValid what an older version of the app left behind may have another shape, and is forgotten.
 */
export function usePreference<T>(key: string, initial: T, isValid: (value: unknown) => value is T) {
  const [value, setValue] = useState<T>(() => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      return isValid(kept) ? kept : initial;
    } catch {
      return initial;
    }
  });
  const choose = useCallback(
    (chosen: T) => {
      setValue(chosen);
      try {
        localStorage.setItem(key, JSON.stringify(chosen));
      } catch {
        // A full or forbidden store costs the memory, not the choice.
      }
    },
    [key],
  );
  return [value, choose] as const;
}
