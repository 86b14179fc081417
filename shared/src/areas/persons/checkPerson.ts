import { FieldErrorList } from '../../lib/contract/validation.ts';
import { isBefore } from '../../lib/dates/partialDate.ts';
import { emptyDraft } from '../../lib/fields/fields.ts';
import { readFields } from '../../lib/fields/readFields.ts';
import { cleanText, isOneOf } from '../../lib/schemas/cleanText.ts';
import { type RelationType, relationLimits, relationTypes } from '../relations/relationTypes.ts';
import type { PersonInput } from './person.ts';
import { type PersonDraft, personFields } from './personFields.ts';
import { personLimits } from './personValues.ts';

export interface RelationDraft {
  person_id: string;
  relation: RelationType;
  comments: string;
}

export interface MembershipDraft {
  project: string;
  notes: string;
}

/** A new person before anything is typed (document 1 section 4). */
export const emptyPerson: Readonly<PersonDraft> = emptyDraft(personFields);

export interface CheckedPerson {
  readonly draft: PersonDraft;
  /** Undefined when the input does not speak of them. */
  readonly relations: RelationDraft[] | undefined;
  readonly memberships: MembershipDraft[] | undefined;
  readonly errors: FieldErrorList;
}

/**
 * Checks what a client or an import gives for a person and answers it in stored form. All rules that need no database
 * are here; references are checked where it is at hand.
 *
 * @param base the stored person for an update: absent fields keep its values, null clears them.
 * @returns the draft is only fit to be written when `errors` is empty.
 */
export function checkPerson(input: PersonInput, base: Readonly<PersonDraft> = emptyPerson): CheckedPerson {
  const errors = new FieldErrorList();
  const read = readFields(personFields, input, base, errors);
  if (read.surname === '' && read.familyname === '') {
    errors.add('surname', 'AT_LEAST_ONE_FIELD_NEEDED').add('familyname', 'AT_LEAST_ONE_FIELD_NEEDED');
  }
  const born = { day: read.born_day, month: read.born_month, year: read.born_year };
  const died = { day: read.died_day, month: read.died_month, year: read.died_year };
  if (isBefore(died, born)) errors.add('died_date', 'INVALID_DATE_ORDER');
  const isStated = read.stated_living_status !== 'computed';
  if (isStated && read.living_status_reason === '') errors.add('living_status_reason', 'DATA_REQUIRED');
  // Flags that contradict the casualty are put right rather than refused (PERSON-52).
  const isSoldier = read.war_casualty && read.victim_type === 'military';
  const draft: PersonDraft = {
    ...read,
    in_namelist: read.war_casualty && read.in_namelist,
    living_status_reason: isStated ? read.living_status_reason : '',
    irish_memorial_records: isSoldier && read.irish_memorial_records,
  };
  return { draft, relations: checkRelations(input, errors), memberships: checkMemberships(input, errors), errors };
}

function checkRelations(input: PersonInput, errors: FieldErrorList): RelationDraft[] | undefined {
  if (!input.relations) return undefined;
  const seen = new Set<string>();
  return input.relations.flatMap(({ person_id, relation, comments }) => {
    if (!isOneOf(relationTypes, relation)) {
      errors.add('relations', 'INVALID_OPTION');
      return [];
    }
    if (person_id === input.id) errors.add('relations', 'INVALID_REFERENCE');
    // The same person may stand in two different relations, not twice in one (RELATION-09).
    const key = `${person_id} ${relation}`;
    if (seen.has(key)) errors.add('relations', 'CONNECTION_ALREADY_EXISTS');
    seen.add(key);
    const text = cleanText(comments ?? '');
    if (text.length > relationLimits.comments) errors.add('relations', 'INVALID_LENGTH');
    return [{ person_id, relation, comments: text }];
  });
}

function checkMemberships(input: PersonInput, errors: FieldErrorList): MembershipDraft[] | undefined {
  if (!input.project_memberships) return undefined;
  const seen = new Set<string>();
  return input.project_memberships.map(({ project, notes }) => {
    if (seen.has(project)) errors.add('project_memberships', 'CONNECTION_ALREADY_EXISTS');
    seen.add(project);
    const text = cleanText(notes ?? '');
    if (text.length > personLimits.membershipNotes) errors.add('project_memberships', 'INVALID_LENGTH');
    return { project, notes: text };
  });
}
