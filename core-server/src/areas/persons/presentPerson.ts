import type { Person } from '@salient/shared/areas/persons/person.ts';
import { showPart } from '@salient/shared/lib/dates/partialDate.ts';
import type { PersonEntity } from './PersonEntity.ts';

/** The fields of a person that leave the server for staff; a new column stays inside until it is named here. */
export const presentPerson = (person: PersonEntity): Person => ({
  id: person.id,
  version: person.version,
  surname: person.surname,
  familyname: person.familyname,
  alternative_surnames: person.alternative_surnames,
  alternative_familynames: person.alternative_familynames,
  initials: person.initials,
  nationality: person.nationality,
  gender: person.gender,
  born_day: showPart(person.born_day),
  born_month: showPart(person.born_month),
  born_year: showPart(person.born_year),
  sort_born_date: person.sort_born_date,
  died_day: showPart(person.died_day),
  died_month: showPart(person.died_month),
  died_year: showPart(person.died_year),
  sort_died_date: person.sort_died_date,
  died_age: person.died_age,
  victim_type: person.victim_type,
  victim_type_details: person.victim_type_details,
  war_casualty: person.war_casualty,
  in_namelist: person.in_namelist,
  irish_memorial_records: person.irish_memorial_records,
  cwxrm_remembered: person.cwxrm_remembered,
  not_for_loop: person.not_for_loop,
  description: person.description,
});
