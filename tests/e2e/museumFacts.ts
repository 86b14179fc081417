import { type AccountType, accountTypes } from '@salient/shared/users/user.ts';

/** What browser tests know of the museum without searching it. */
export const summerProject = { id: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e2f', title: 'Zomer 1917' };

/** One account of each type, whose name is its type; all have this password. */
export const staffPassword = 'Poperinge-Lijssenthoek-1917';
export const staffTypes = accountTypes;
export type StaffType = AccountType;

/** Addresses of persons who are not there any more: one was merged into William McGee, one was removed. */
export const formerAddresses = {
  merged: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e30',
  removed: '0190d3a4-1c5e-7b2a-9f00-3a5b7c9d1e31',
};
