import { type Period, periodOf, sharedPeriod } from './periodOf.ts';

/** Says that a record was part of another one for some time: `from_date` and `to_date` have 8 characters, `?` for unknown digits. */
export interface ParentLink {
  readonly from_date: string;
  readonly to_date: string;
  readonly parent_id: string;
}

/**
 * Whether a record would be its own ancestor on some day if it had a parent (MILITARY-35).
 *
 * @param parentsOf what each record was part of.
 */
export async function makesCircle(
  recordId: string,
  link: ParentLink,
  parentsOf: (id: string) => Promise<readonly ParentLink[]>,
): Promise<boolean> {
  const seen = new Set<string>();
  const open: { readonly id: string; readonly period: Period }[] = [];
  const visit = (id: string, period: Period) => {
    const step = `${id} ${period.from} ${period.to}`;
    if (seen.has(step)) return;
    seen.add(step);
    open.push({ id, period });
  };
  visit(link.parent_id, periodOf(link));
  for (let next = open.shift(); next; next = open.shift()) {
    if (next.id === recordId) return true;
    for (const parent of await parentsOf(next.id)) {
      const period = sharedPeriod(next.period, periodOf(parent));
      if (period) visit(parent.parent_id, period);
    }
  }
  return false;
}

/** Whether two records as one would be a part of themselves on some day. */
export async function mergeMakesCircle(
  keptId: string,
  mergedId: string,
  parentsOf: (id: string) => Promise<readonly ParentLink[]>,
): Promise<boolean> {
  const asOne = (link: ParentLink): ParentLink => (link.parent_id === mergedId ? { ...link, parent_id: keptId } : link);
  const parents = async (id: string) => (await parentsOf(id)).map(asOne);
  for (const link of [...(await parents(keptId)), ...(await parents(mergedId))]) {
    if (await makesCircle(keptId, link, parents)) return true;
  }
  return false;
}
