import type { Memorial } from '@salient/shared/areas/memorials/memorial.ts';
import type { ComponentType } from 'react';
import { useServices } from '../../lib/services/services.ts';

/** Parts of the pages of memorials that areas above memorials draw, each fetched with the first page that has it. */
export interface MemorialSlots {
  /** The persons on a memorial, and the ways to bring somebody there. */
  readonly Persons: ComponentType<{ readonly memorial: Memorial }>;
}

export const useMemorialSlots = (): MemorialSlots => useServices().memorialSlots;

declare module '../../lib/services/services.ts' {
  interface Services {
    readonly memorialSlots: MemorialSlots;
  }
}

declare module '../../lib/area/Area.ts' {
  interface Area {
    /** What the area draws on the pages of memorials. */
    readonly memorialSlots?: Partial<MemorialSlots>;
  }
}
