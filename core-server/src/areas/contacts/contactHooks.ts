import type { EntityManager } from 'typeorm';
import { defineHook } from '../../lib/hooks/Hooks.ts';

/** Contact persons are about to be erased: what names them in other areas goes with them. */
export const contactPersonsErasing = defineHook<{ readonly db: EntityManager; readonly ids: readonly string[] }>(
  'contactPersonsErasing',
);
