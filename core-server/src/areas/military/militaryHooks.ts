import type { EntityManager } from 'typeorm';
import { defineHook } from '../../lib/hooks/Hooks.ts';
import type { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';

/** An entity is called something new, or is new itself. */
export const militaryEntityNamed = defineHook<{ readonly db: EntityManager; readonly entity: MilitaryEntityEntity }>(
  'militaryEntityNamed',
);

/** Asks who served in military entities: each answer is SQL that gives rows (unit_id, person_id), of all entities. */
export const personsOfUnits = defineHook<undefined, string>('personsOfUnits');
