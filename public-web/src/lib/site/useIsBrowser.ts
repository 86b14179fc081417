import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the server renders and while the browser takes over what it rendered, true from then on. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
