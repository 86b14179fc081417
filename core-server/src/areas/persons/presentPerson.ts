import type { Person } from '@salient/shared/areas/persons/person.ts';
import { personFields } from '@salient/shared/areas/persons/personFields.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import type { PersonEntity } from './PersonEntity.ts';

/** Columns that stay where they are: keys of searches, and what only statements compare. */
export const innerColumns = [
  ...(['surname_keys', 'familyname_keys', 'fold_keys', 'sound_keys', 'given_keys', 'initials_key'] as const),
  ...(['nationality_key', 'sort_name', 'born_min', 'born_max', 'died_min', 'died_max', 'age'] as const),
  ...(['living_until', 'created_at', 'updated_at'] as const),
] satisfies (keyof PersonEntity)[];

/** What is read of a person who is only presented. */
export type PresentedPerson = Omit<PersonEntity, (typeof innerColumns)[number]>;

/** The fields of a person that leave the server for staff; a column that is no field stays inside until it is named here. */
export const presentPerson = (person: PresentedPerson): Person => ({
  id: person.id,
  version: person.version,
  ...presentFields(personFields, person),
  sort_born_date: person.sort_born_date,
  sort_died_date: person.sort_died_date,
  cwxrm_remembered: person.cwxrm_remembered,
  living_status: person.living_status,
});
