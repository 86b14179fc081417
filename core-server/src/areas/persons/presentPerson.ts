import type { Person } from '@salient/shared/areas/persons/person.ts';
import { personFields } from '@salient/shared/areas/persons/personFields.ts';
import { presentFields } from '@salient/shared/lib/fields/fieldSchemas.ts';
import type { PersonEntity } from './PersonEntity.ts';

/** The fields of a person that leave the server for staff; a column that is no field stays inside until it is named here. */
export const presentPerson = (person: PersonEntity): Person => ({
  id: person.id,
  version: person.version,
  ...presentFields(personFields, person),
  sort_born_date: person.sort_born_date,
  sort_died_date: person.sort_died_date,
  cwxrm_remembered: person.cwxrm_remembered,
  living_status: person.living_status,
});
