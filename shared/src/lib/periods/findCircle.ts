import { isOneDay, type Period, periodOf } from './periodOf.ts';

/** Says that a record was part of another one for some time: `from_date` and `to_date` have 8 characters, `?` for unknown digits. */
export interface ParentLink {
  readonly from_date: string;
  readonly to_date: string;
  readonly parent_id: string;
}

/** How far up somebody looked, and on which days all links to there hold. */
interface Step {
  readonly id: string;
  readonly period: Period;
  /** Whether one of the links is of a single day. */
  readonly hasOneDay: boolean;
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
  const open: Step[] = [];
  const visit = (step: Step) => {
    const { id, period, hasOneDay } = step;
    // Periods that only meet where one ends and the next begins share no day, but for a link of that very day.
    if (period.from > period.to) return;
    const key = `${id} ${period.from} ${period.to} ${hasOneDay}`;
    if (seen.has(key)) return;
    seen.add(key);
    open.push(step);
  };
  const first = periodOf(link);
  visit({ id: link.parent_id, period: first, hasOneDay: isOneDay(first) });
  for (let step = open.shift(); step; step = open.shift()) {
    const { id, period, hasOneDay } = step;
    if (id === recordId && (hasOneDay || !isOneDay(period))) return true;
    if (id === recordId) continue;
    for (const parent of await parentsOf(id)) {
      const next = periodOf(parent);
      const shared = { from: Math.max(period.from, next.from), to: Math.min(period.to, next.to) };
      visit({ id: parent.parent_id, period: shared, hasOneDay: hasOneDay || isOneDay(next) });
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
