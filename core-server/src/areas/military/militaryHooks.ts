import type { EntityManager } from 'typeorm';
import { defineHook } from '../../lib/hooks/Hooks.ts';
import type { MilitaryEntityEntity } from './MilitaryEntityEntity.ts';

interface OfEntity {
  readonly db: EntityManager;
  readonly id: string;
}

interface OfTwo {
  readonly db: EntityManager;
  readonly keptId: string;
  readonly mergedId: string;
}

/** Ids of records that named the merged entity, by the column in which they did. */
export type MovedReferences = Readonly<Record<string, readonly string[]>>;

/** An entity is called something new, or is new itself. */
export const militaryEntityNamed = defineHook<{ readonly db: EntityManager; readonly entity: MilitaryEntityEntity }>(
  'militaryEntityNamed',
);

/** An entity is about to be removed; an area whose records need it answers why it stays, as in `none: CODE`. */
export const militaryEntityRemoving = defineHook<OfEntity, string[]>('militaryEntityRemoving');

/** How many events of persons name an entity. */
export const eventsOfMilitaryEntity = defineHook<OfEntity, number>('eventsOfMilitaryEntity');

/** An entity becomes part of another: what names it names the kept one from now on. */
export const militaryEntitiesMerging = defineHook<OfTwo, MovedReferences>('militaryEntitiesMerging');

/** A merge is undone: what it moved names the restored entity again, unless it names another one by now. */
export const militaryMergeUndoing = defineHook<OfTwo & { readonly moved: MovedReferences }>('militaryMergeUndoing');
