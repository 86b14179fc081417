import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';

/** What shows who stands on a memorial, or that somebody does. */
export const memoratedQueries: readonly MethodName[] = [
  'findPersonOnMemorial',
  'getPersonsMemorated',
  'findMemorials',
  'getMemorial',
  'findPerson',
  'getPerson',
  'findPersonEvents',
  'findChanges',
];
