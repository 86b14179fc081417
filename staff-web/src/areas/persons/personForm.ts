import { checkPerson, emptyPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { Person, PersonInput } from '@salient/shared/areas/persons/person.ts';
import type { Gender, VictimType, VictimTypeDetails } from '@salient/shared/areas/persons/personValues.ts';
import type { RelationType } from '@salient/shared/areas/relations/relationTypes.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { DateValue } from '../../lib/dates/dateTexts.ts';

export interface RelationForm {
  readonly person_id: string;
  /** Blank until somebody chooses it. */
  readonly relation: RelationType | '';
  readonly comments: string;
}

export interface MembershipForm {
  readonly project: string;
  readonly notes: string;
}

/** What is typed for a person: a day is one value, several names are one line (PERSON-37). */
export interface PersonForm {
  readonly surname: string;
  readonly familyname: string;
  readonly alternative_surnames: string;
  readonly alternative_familynames: string;
  readonly initials: string;
  readonly nationality: string;
  readonly gender: Gender;
  readonly born_date: DateValue;
  readonly died_date: DateValue;
  /** Blank for an age that is not known. */
  readonly died_age: string;
  readonly victim_type: VictimType;
  readonly victim_type_details: VictimTypeDetails;
  readonly war_casualty: boolean;
  readonly in_namelist: boolean;
  readonly irish_memorial_records: boolean;
  readonly not_for_loop: boolean;
  readonly description: string;
  readonly relations: readonly RelationForm[];
  readonly project_memberships: readonly MembershipForm[];
}

/** A stored person as its form edits it. */
export interface EditedPerson extends PersonForm {
  readonly id: string;
  readonly version: number;
  readonly record: Person;
}

const unknownDay: DateValue = { day: '?', month: '?', year: '?' };
const dayOf = ({ day, month, year }: DateValue): DateValue => ({ day, month, year });

/** A new person before anything is typed (PERSON-39, PERSON-42 to PERSON-46). */
export const emptyForm: PersonForm = {
  surname: '',
  familyname: '',
  alternative_surnames: '',
  alternative_familynames: '',
  initials: '',
  nationality: '',
  gender: emptyPerson.gender,
  born_date: unknownDay,
  died_date: unknownDay,
  died_age: '',
  victim_type: emptyPerson.victim_type,
  victim_type_details: emptyPerson.victim_type_details,
  war_casualty: emptyPerson.war_casualty,
  in_namelist: emptyPerson.in_namelist,
  irish_memorial_records: emptyPerson.irish_memorial_records,
  not_for_loop: emptyPerson.not_for_loop,
  description: '',
  relations: [],
  project_memberships: [],
};

export function editedPerson(person: Person): EditedPerson {
  const { relations = [], project_memberships = [] } = person;
  return {
    ...person,
    record: person,
    alternative_surnames: person.alternative_surnames.join(', '),
    alternative_familynames: person.alternative_familynames.join(', '),
    born_date: dayOf({ day: person.born_day, month: person.born_month, year: person.born_year }),
    died_date: dayOf({ day: person.died_day, month: person.died_month, year: person.died_year }),
    died_age: person.died_age === 0 ? '' : String(person.died_age),
    relations: relations.map(({ person_id, relation, comments }) => ({ person_id, relation, comments })),
    project_memberships: project_memberships.map(({ project, notes }) => ({ project, notes })),
  };
}

/** The same person with the values that somebody else saved meanwhile. */
export const withSaved = ({ record }: EditedPerson, current: Readonly<Record<string, unknown>>): EditedPerson =>
  editedPerson({ ...record, ...current });

/** The form as calls carry it; one name of several, and one day of three parts. */
export function inputOf(form: PersonForm): PersonInput {
  const { born_date, died_date, relations, project_memberships, ...own } = form;
  return {
    surname: own.surname,
    familyname: own.familyname,
    alternative_surnames: own.alternative_surnames,
    alternative_familynames: own.alternative_familynames,
    initials: own.initials,
    nationality: own.nationality,
    gender: own.gender,
    born_day: born_date.day,
    born_month: born_date.month,
    born_year: born_date.year,
    died_day: died_date.day,
    died_month: died_date.month,
    died_year: died_date.year,
    died_age: own.died_age,
    victim_type: own.victim_type,
    victim_type_details: own.victim_type_details,
    war_casualty: own.war_casualty,
    in_namelist: own.in_namelist,
    irish_memorial_records: own.irish_memorial_records,
    not_for_loop: own.not_for_loop,
    description: own.description,
    relations: relations.map((row) => ({ ...row })),
    project_memberships: project_memberships.map((row) => ({ ...row })),
  };
}

/** The area's own rules, which the server applies too; whether the others exist is its to say. */
export const checkForm = (form: PersonForm, person: EditedPerson | undefined): FieldErrors =>
  checkPerson({ ...inputOf(form), ...(person ? { id: person.id } : {}) }).errors.errors;
