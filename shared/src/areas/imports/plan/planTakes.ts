import type { ImportPlan } from './ImportPlan.ts';
import { importTargets } from './importTargets.ts';

type Said = Pick<ImportPlan, 'kind' | 'columns'>;

const placeKinds: readonly string[] = ['place', 'area', 'date_and_place'];

/** Whether a country said for all places says something: there are places of which no column says it. */
export function takesCountry({ kind, columns }: Said): boolean {
  const targets = Object.values(columns).map((id) => importTargets[id]);
  const withCountry = new Set(targets.flatMap(({ kind: each, at }) => (each === 'country' ? [at[0]] : [])));
  if (kind === 'places') return !withCountry.has('place');
  return targets.some((target) => placeKinds.includes(target.kind) && !withCountry.has(target.at[0]));
}

/** Whether an army said for all says something: units are named, or service in one, of which no column says the army. */
export function takesArmy({ kind, columns }: Said): boolean {
  if (kind === 'military-entities') return true;
  const said = Object.values(columns);
  return !said.includes('army') && said.some((id) => importTargets[id].at[0] === 'military');
}
