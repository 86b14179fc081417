import type { Person } from '@salient/shared/areas/persons/person.ts';

/** Where somebody served, in one line: `B.E.F., Private, Welsh Regiment, 13th, 23481`. */
export function militaryText({ military_details: details }: Pick<Person, 'military_details'>): string {
  if (!details) return '';
  const { army, rank, regiment, unit, unit_nr, sub, number } = details;
  return [army, rank, regiment, unit, unit_nr, sub, number].filter(Boolean).join(', ');
}
