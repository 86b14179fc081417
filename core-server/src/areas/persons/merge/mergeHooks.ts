import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { RefusalCode } from '@salient/shared/lib/contract/validation.ts';
import type { EntityManager } from 'typeorm';
import { defineHook } from '../../../lib/hooks/Hooks.ts';
import type { MergeItem, MergeLedger } from './MergeLedger.ts';
import type { MergePlan } from './planMerge.ts';

interface Two {
  readonly db: EntityManager;
  readonly keptId: string;
  readonly mergedId: string;
}

interface By {
  readonly actor: Actor;
  readonly method: string;
}

/** What stands against a merge of two persons, as codes of refusals. */
export const mergePlanning = defineHook<Two, RefusalCode[]>('mergePlanning');

/** Whether the merged person has a story that would move. */
export const mergeMovesStory = defineHook<Two, boolean>('mergeMovesStory');

/**
 * Two persons are about to become one: what hangs on the merged one goes to the kept one, and the ledger keeps it. The
 * events of the merged person still stand as they were.
 */
export const personsMerging = defineHook<{
  readonly db: EntityManager;
  readonly by: By;
  readonly ledger: MergeLedger;
  readonly plan: MergePlan;
}>('personsMerging');

/** A merge is taken apart again, and both persons have their events: what came from the merged one goes back to it. */
export const mergeUndoing = defineHook<Two & { readonly by: By; readonly items: readonly MergeItem[] }>('mergeUndoing');
