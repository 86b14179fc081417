import type { PersonDocument } from '@salient/shared/areas/persons/person.ts';
import type { Portrait } from '@salient/shared/areas/persons/portrait.ts';
import type { PublicPerson } from '@salient/shared/areas/persons/publicPerson.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { defineHook } from '../../lib/hooks/Hooks.ts';

/** What areas above persons know of one that everybody may read. */
export const partsOfPublicPerson = defineHook<
  { readonly db: EntityManager; readonly id: string },
  Partial<Pick<PublicPerson, 'improvements' | 'story'>>
>('partsOfPublicPerson');

/** Faces that areas above persons may show to everybody, each of the person under whose id it stands and of nobody else. */
export const portraitsOfPersons = defineHook<
  { readonly db: EntityManager; readonly ids: readonly string[]; readonly now: Date },
  ReadonlyMap<string, Portrait>
>('portraitsOfPersons');

/** The documents that refer to a person, for staff. */
export const documentsOfPerson = defineHook<
  { readonly db: EntityManager; readonly actor: Actor; readonly id: string },
  PersonDocument[]
>('documentsOfPerson');

/** A person is about to be removed: what belongs to it alone goes with it (PERSON-60). */
export const personRemoving = defineHook<{
  readonly db: EntityManager;
  readonly id: string;
  readonly actor: Actor;
  readonly method: string;
  readonly now: Date;
}>('personRemoving');
