import type { BundleFacts } from '@salient/shared/areas/kiosk-content/kioskBundle.ts';

/** What the kiosk holds and what it is about; told by its service worker. */
export interface BundleState {
  /** Whether the server answered when it was asked last; null before. */
  readonly serverIsHere: boolean | null;
  /** What the kiosk shows from; null as long as it holds nothing. */
  readonly active: BundleFacts | null;
  /** Complete and checked, waits until nobody reads. */
  readonly ready: BundleFacts | null;
  /** What it goes back to when the active one does not start. */
  readonly previous: BundleFacts | null;
  /** Bytes of the one on its way; null while nothing is fetched. */
  readonly download: { readonly done: number; readonly total: number } | null;
  /** Why the last one did not become complete: no room on the disk, or files that are not what the list says. */
  readonly problem: 'quota' | 'damaged' | null;
}

export const nothingHeld: BundleState = {
  serverIsHere: null,
  active: null,
  ready: null,
  previous: null,
  download: null,
  problem: null,
};

/** What a page asks of the service worker. Each is answered with the state, by the port that comes along. */
export type BundleRequest =
  /** Asks the server for a newer bundle, and fetches it. Answered when that is done. */
  | { readonly type: 'check'; readonly kiosk: number; readonly serverWasHere: BundleState['serverIsHere'] }
  /** Switches to the bundle that is ready, if there is one. */
  | { readonly type: 'apply'; readonly kiosk: number }
  /** Goes back to the previous bundle, and refuses the present one from now on. */
  | { readonly type: 'goBack'; readonly kiosk: number }
  /** The app shows what the active bundle holds: it is a good one. */
  | { readonly type: 'started'; readonly kiosk: number };

/** On which all pages hear of a changed state. */
export const stateChannel = 'kiosk-bundle';

export interface StateNews {
  readonly kiosk: number;
  readonly state: BundleState;
}
