import type { Location } from '../../lib/schemas/commonSchemas.ts';

/** Where a memorial's position comes from (MEMORIAL-16). */
export const positionSources = ['none', 'custom', 'address', 'place'] as const;
export type PositionSource = (typeof positionSources)[number];

export interface MemorialPosition {
  readonly source: PositionSource;
  /** Null where the source is none. */
  readonly position: Location | null;
}

interface Located {
  readonly loc: Location | null;
  readonly address_loc: Location | null;
  /** Of its place. */
  readonly calc_place_loc: Location | null;
}

/** What a map shows while a memorial has no position at all (MEMORIAL-07, MAP-08). */
export const memorialMapCenter = { lat: 50.8486, lon: 4.3742 } as const;

/** How near such a map begins, and how near it comes to a position that is known; zoom levels of the tiles. */
export const memorialMap = { zoom: 12, near: 15 } as const;

/** The position of a memorial: the one set by hand first, then that of its address, then that of its place (MEMORIAL-16). */
export function positionOf({ loc, address_loc, calc_place_loc }: Located): MemorialPosition {
  if (loc) return { source: 'custom', position: loc };
  if (address_loc) return { source: 'address', position: address_loc };
  if (calc_place_loc) return { source: 'place', position: calc_place_loc };
  return { source: 'none', position: null };
}
