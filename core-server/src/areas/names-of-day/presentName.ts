import type { NameOfDay, ReviewedName } from '@salient/shared/areas/names-of-day/namesOfDayMethods.ts';

/** The fields that everybody reads; which version it is and who was left out are the staff's own. */
export const presentName = ({ version: _, not_for_loop: __, ...name }: ReviewedName): NameOfDay => name;
