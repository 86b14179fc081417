import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { defineHook } from '../../lib/hooks/Hooks.ts';

/** What areas above persons know of one that everybody may read. */
export const partsOfPublicPerson = defineHook<
  { readonly db: EntityManager; readonly id: string },
  Partial<Pick<PublicPerson, 'improvements' | 'story'>>
>('partsOfPublicPerson');

/** A person is about to be removed: what belongs to it alone goes with it (PERSON-60). */
export const personRemoving = defineHook<{
  readonly db: EntityManager;
  readonly id: string;
  readonly actor: Actor;
  readonly method: string;
  readonly now: Date;
}>('personRemoving');
