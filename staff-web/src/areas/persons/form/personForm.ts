import { checkPerson } from '@salient/shared/areas/persons/checkPerson.ts';
import type { Person, PersonInput } from '@salient/shared/areas/persons/person.ts';
import { personFields } from '@salient/shared/areas/persons/personFields.ts';
import type { RelationType } from '@salient/shared/areas/relations/relationTypes.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { emptyFormOf, type FormOf, formOf, inputOfForm } from '../../../lib/fields/fieldForm.ts';

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
export interface PersonForm extends FormOf<typeof personFields> {
  readonly relations: readonly RelationForm[];
  readonly project_memberships: readonly MembershipForm[];
}

/** A stored person as its form edits it. */
export interface EditedPerson extends PersonForm {
  readonly id: string;
  readonly version: number;
  readonly record: Person;
}

/** A new person before anything is typed (PERSON-39, PERSON-42 to PERSON-46). */
export const emptyForm: PersonForm = { ...emptyFormOf(personFields), relations: [], project_memberships: [] };

export function editedPerson(person: Person): EditedPerson {
  const { id, version, relations = [], project_memberships = [] } = person;
  return {
    ...{ id, version, record: person },
    ...formOf(personFields, person),
    relations: relations.map(({ person_id, relation, comments }) => ({ person_id, relation, comments })),
    project_memberships: project_memberships.map(({ project, notes }) => ({ project, notes })),
  };
}

/** The same person with the values that somebody else saved meanwhile. */
export const withSaved = ({ record }: EditedPerson, current: Readonly<Record<string, unknown>>): EditedPerson =>
  editedPerson({ ...record, ...current });

/** The form as calls carry it. */
export const inputOf = (form: PersonForm): PersonInput => ({
  ...inputOfForm(personFields, form),
  relations: form.relations.map((row) => ({ ...row })),
  project_memberships: form.project_memberships.map((row) => ({ ...row })),
});

/** The area's own rules, which the server applies too; whether the others exist is its to say. */
export const checkForm = (form: PersonForm, person: EditedPerson | undefined): FieldErrors =>
  checkPerson({ ...inputOf(form), ...(person ? { id: person.id } : {}) }).errors.errors;
