import type { EntityManager } from 'typeorm';

/** What the area `kiosks` needs to know of what kiosks show; `kiosk-content`, which stands above it, gives it. */
export interface KioskContentSource {
  /** The version of what a kiosk shows now. */
  readonly version: (db: EntityManager, kiosk: number) => Promise<string>;
  /** Whether a story is among those that a kiosk shows now. */
  readonly shows: (db: EntityManager, kiosk: number, storyId: string) => Promise<boolean>;
  /** The names of stories, published or not, by their ids. */
  readonly storyNames: (db: EntityManager, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

declare module '../../lib/rpc/Services.ts' {
  interface Services {
    readonly kioskContent: KioskContentSource;
  }
}
