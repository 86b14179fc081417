import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';

/** What shows something of a military entity. */
export const militaryQueries: readonly MethodName[] = [
  'findMilitaryEntities',
  'getMilitaryEntity',
  'getMilitaryEntitiesIn',
  'getMilitaryEntitySoldiers',
  'canRemoveMilitaryEntity',
  'findMilitaryMerges',
  'findMilitaryDoubles',
  'findChanges',
];
