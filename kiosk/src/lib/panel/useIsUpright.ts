import { useSyncExternalStore } from 'react';

const query = '(orientation: portrait)';

/** Whether the panel stands upright. */
export const useIsUpright = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
  );
