import { useSyncExternalStore } from 'react';

/** Where list and map stand side by side, as the style sheet beside it has it. */
const wide = '(min-width: 60em)';

/** Whether the screen has room for list and map; false while the server renders. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(wide);
      query.addEventListener('change', notify);
      return () => query.removeEventListener('change', notify);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
