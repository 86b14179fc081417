import type { EntityManager } from 'typeorm';
import { defineHook } from '../../lib/hooks/Hooks.ts';

/** Events are about to be removed; an area whose records need one answers why it stays, as in `none: CODE`. */
export const eventsRemoving = defineHook<{ readonly db: EntityManager; readonly ids: readonly string[] }, string[]>(
  'eventsRemoving',
);
