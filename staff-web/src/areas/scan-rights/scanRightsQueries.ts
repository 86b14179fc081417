import type { MethodName } from '@salient/shared/lib/contract/methodRegister.ts';

/** What shows something of the rights to scans. */
export const scanRightsQueries: readonly MethodName[] = [
  'getCollectionDocument',
  'getCollection',
  'findExpiringPermissions',
  'findChanges',
];
