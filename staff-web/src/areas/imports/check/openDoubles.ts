import type { ImportList, ImportTask } from '@salient/shared/areas/imports/importList.ts';

/** How many rows of people who are there nobody decided about. */
export function openDoubles({ decisions, other_doubles }: ImportList, trial: ImportTask | null): number {
  if (other_doubles !== null) return 0;
  return trial?.result?.doubles.filter(({ key }) => decisions[key] === undefined).length ?? 0;
}
