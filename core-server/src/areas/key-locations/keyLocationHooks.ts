import type { KeyLocationStory } from '@salient/shared/areas/key-locations/publicKeyLocation.ts';
import type { EntityManager } from 'typeorm';
import { defineHook } from '../../lib/hooks/Hooks.ts';

interface OfKeyLocation {
  readonly db: EntityManager;
  readonly id: string;
}

/** A key location is about to be removed; an area whose records need it answers why it stays, as in `none: CODE`. */
export const keyLocationRemoving = defineHook<OfKeyLocation, string[]>('keyLocationRemoving');

/** The published stories of a key location, in their order; `now` ends permissions of photos. */
export const storiesOfKeyLocation = defineHook<OfKeyLocation & { readonly now: Date }, KeyLocationStory[]>(
  'storiesOfKeyLocation',
);
