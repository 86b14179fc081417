import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { EntityManager } from 'typeorm';
import { defineHook } from '../../lib/hooks/Hooks.ts';

/** How many events of each type happened at places, as far as the actor may see their persons. */
export type EventsByPlace = ReadonlyMap<string, Readonly<Record<string, number>>>;

/** Counts the events at places. */
export const eventsAtPlaces = defineHook<
  { readonly db: EntityManager; readonly actor: Actor; readonly ids: readonly string[] },
  EventsByPlace
>('eventsAtPlaces');

/** Asks who names places: each answer is SQL that gives rows (place_id, person_id), of all places. */
export const personsAtPlaces = defineHook<undefined, string>('personsAtPlaces');
