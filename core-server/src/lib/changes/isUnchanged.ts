import { sameValue } from './sameValue.ts';

/**
 * Whether a validated change leaves a record as it is stored. Such an update writes nothing: the version stays, the trail
 * and the search do not hear of it.
 */
export const isUnchanged = (stored: object, draft: object): boolean => sameValue(stored, draft, 'ordered');
