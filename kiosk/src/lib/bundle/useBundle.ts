import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BundleState } from './bundleState.ts';
import type { KioskBundle } from './KioskBundle.ts';

const BundleContext = createContext<KioskBundle | null>(null);
export const BundleProvider = BundleContext.Provider;

/** What this kiosk holds to go on without a network. */
export function useBundle(): KioskBundle {
  const bundle = useContext(BundleContext);
  if (!bundle) throw new Error('useBundle needs a BundleProvider around it');
  return bundle;
}

/** Its state, followed. */
export function useBundleState(bundle: KioskBundle): BundleState {
  return useSyncExternalStore(bundle.subscribe, () => bundle.state);
}
