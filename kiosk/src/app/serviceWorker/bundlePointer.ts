/** Which bundles of a kiosk are which, by id. No time stands in it: a kiosk's clock may be wrong. */
export interface BundlePointer {
  readonly active: string | null;
  readonly ready: string | null;
  readonly previous: string | null;
  /** Starts of the active bundle since it became that, until the app said that it runs; null when it did. */
  readonly starts: number | null;
  /** One that did not start, or that somebody went back from: not taken again. */
  readonly refused: string | null;
}

export const emptyPointer: BundlePointer = { active: null, ready: null, previous: null, starts: null, refused: null };

/** So often a new bundle may begin to start without getting there: the second time may be somebody who pulled the plug. */
const mostStarts = 2;

/** All bundles that are kept. */
export const keptIds = ({ active, ready, previous }: BundlePointer): string[] =>
  [active, ready, previous].filter((id) => id !== null);

/** A bundle is complete. */
export const withReady = (pointer: BundlePointer, id: string): BundlePointer => ({ ...pointer, ready: id });

/** The bundle that is ready becomes the active one; the one before it is kept. */
export function applyReady(pointer: BundlePointer): BundlePointer {
  const { active, ready } = pointer;
  return ready === null ? pointer : { ...pointer, active: ready, ready: null, previous: active, starts: 0 };
}

/** A page of the active bundle is opened; one that never got to run gives way to the one before it. */
export function beginStart(pointer: BundlePointer): BundlePointer {
  if (pointer.starts === null) return pointer;
  if (pointer.starts >= mostStarts && pointer.previous !== null) return goBack(pointer);
  return { ...pointer, starts: pointer.starts + 1 };
}

/** The app runs. */
export const confirmStart = (pointer: BundlePointer): BundlePointer =>
  pointer.starts === null ? pointer : { ...pointer, starts: null };

/** The server has this bundle and no newer one; what was to replace it was taken back. */
export const withoutNewer = (pointer: BundlePointer, newest: string): BundlePointer =>
  pointer.active === newest && pointer.ready !== null ? { ...pointer, ready: null } : pointer;

/** Bundles whose cache is gone or cannot be read are forgotten, so that they are fetched anew. */
export function withoutLost(pointer: BundlePointer, lost: readonly (string | null)[]): BundlePointer {
  const { active, ready, previous } = pointer;
  if (!keptIds(pointer).some((id) => lost.includes(id))) return pointer;
  const unlessLost = (id: string | null) => (lost.includes(id) ? null : id);
  const others = { ...pointer, ready: unlessLost(ready), previous: unlessLost(previous) };
  if (!lost.includes(active)) return others;
  return { ...others, active: others.previous, previous: null, starts: null };
}

/** The previous bundle is the active one again, and the one left is not taken any more. */
export function goBack(pointer: BundlePointer): BundlePointer {
  const { active, previous } = pointer;
  return previous === null ? pointer : { ...withoutDamaged(pointer), refused: active };
}

/** The previous bundle is the active one again, because files of this one are spoilt: fetched anew it is as good as any. */
export function withoutDamaged(pointer: BundlePointer): BundlePointer {
  const { previous } = pointer;
  return previous === null ? pointer : { ...pointer, active: previous, previous: null, starts: null };
}
