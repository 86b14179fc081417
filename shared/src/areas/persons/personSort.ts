/** Columns that a person search can be sorted by; without a sort the best match comes first. */
export const personSortColumns = ['name', 'born', 'died'] as const;
export type PersonSort = readonly (readonly [(typeof personSortColumns)[number], 1 | -1])[];
