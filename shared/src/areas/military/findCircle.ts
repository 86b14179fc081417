import { type Period, periodOf, sharedPeriod } from './periodOf.ts';

/** Says that an entity was part of another one for some time. */
export interface ParentLink {
  readonly from_date: string;
  readonly to_date: string;
  readonly entity_id: string | null;
}

/**
 * Whether an entity would be its own ancestor on some day if it had a parent (MILITARY-35).
 *
 * @param parentsOf the parents of an entity, by its own history.
 */
export async function makesCircle(
  entityId: string,
  link: ParentLink,
  parentsOf: (id: string) => Promise<readonly ParentLink[]>,
): Promise<boolean> {
  const seen = new Set<string>();
  const open: { readonly id: string; readonly period: Period }[] = [];
  const visit = (id: string | null, period: Period) => {
    const step = `${id} ${period.from} ${period.to}`;
    if (id === null || seen.has(step)) return;
    seen.add(step);
    open.push({ id, period });
  };
  visit(link.entity_id, periodOf(link));
  for (let next = open.shift(); next; next = open.shift()) {
    if (next.id === entityId) return true;
    for (const parent of await parentsOf(next.id)) {
      const period = sharedPeriod(next.period, periodOf(parent));
      if (period) visit(parent.entity_id, period);
    }
  }
  return false;
}
