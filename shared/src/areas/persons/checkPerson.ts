import { FieldErrorList } from '../../lib/contract/validation.ts';
import { isBefore, type PartialDate, parseDateParts } from '../../lib/dates/partialDate.ts';
import { cleanLine, cleanText, isOneOf } from '../../lib/schemas/cleanText.ts';
import { type RelationType, relationLimits, relationTypes } from '../relations/relationTypes.ts';
import type { PersonInput } from './person.ts';
import {
  type Gender,
  genders,
  personLimits,
  type VictimType,
  type VictimTypeDetails,
  victimTypeDetails,
  victimTypes,
} from './personValues.ts';

/** A person's own fields as they are stored: clean texts, known choices, numbers or null for date parts. */
export interface PersonDraft {
  surname: string;
  familyname: string;
  alternative_surnames: string[];
  alternative_familynames: string[];
  initials: string;
  nationality: string;
  gender: Gender;
  born_day: number | null;
  born_month: number | null;
  born_year: number | null;
  died_day: number | null;
  died_month: number | null;
  died_year: number | null;
  died_age: number;
  victim_type: VictimType;
  victim_type_details: VictimTypeDetails;
  war_casualty: boolean;
  in_namelist: boolean;
  irish_memorial_records: boolean;
  not_for_loop: boolean;
  description: string;
}

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
export const emptyPerson: Readonly<PersonDraft> = {
  surname: '',
  familyname: '',
  alternative_surnames: [],
  alternative_familynames: [],
  initials: '',
  nationality: '',
  gender: 'undefined',
  born_day: null,
  born_month: null,
  born_year: null,
  died_day: null,
  died_month: null,
  died_year: null,
  died_age: 0,
  victim_type: 'civilian',
  victim_type_details: 'unknown',
  war_casualty: true,
  in_namelist: true,
  irish_memorial_records: false,
  not_for_loop: false,
  description: '',
};

/** Alternative names as a list, whether they came as one or comma-separated (PERSON-37); blanks and repeats dropped. */
export function nameList(input: readonly string[] | string): string[] {
  const names = typeof input === 'string' ? input.split(',') : input;
  return [...new Set(names.map(cleanLine).filter((name) => name !== ''))];
}

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
  const fields = new FieldReader(input, base, errors);
  const surname = fields.line('surname', personLimits.name);
  const familyname = fields.line('familyname', personLimits.name);
  if (surname === '' && familyname === '') {
    errors.add('surname', 'AT_LEAST_ONE_FIELD_NEEDED').add('familyname', 'AT_LEAST_ONE_FIELD_NEEDED');
  }
  const born = fields.date('born');
  const died = fields.date('died');
  if (isBefore(died, born)) errors.add('died_date', 'INVALID_DATE_ORDER');
  const description = input.description === undefined ? base.description : cleanText(input.description ?? '');
  if (description.length > personLimits.description) errors.add('description', 'INVALID_LENGTH');

  const victim_type = fields.choice('victim_type', victimTypes);
  const war_casualty = input.war_casualty ?? base.war_casualty;
  const draft: PersonDraft = {
    surname,
    familyname,
    alternative_surnames: fields.names('alternative_surnames'),
    alternative_familynames: fields.names('alternative_familynames'),
    initials: fields.line('initials', personLimits.initials),
    nationality: fields.line('nationality', personLimits.nationality),
    gender: fields.choice('gender', genders),
    born_day: born.day,
    born_month: born.month,
    born_year: born.year,
    died_day: died.day,
    died_month: died.month,
    died_year: died.year,
    died_age: checkAge(input.died_age, base.died_age, errors),
    victim_type,
    victim_type_details: fields.choice('victim_type_details', victimTypeDetails),
    war_casualty,
    // Flags that contradict the casualty are put right rather than refused (PERSON-52).
    in_namelist: war_casualty && (input.in_namelist ?? base.in_namelist),
    irish_memorial_records:
      war_casualty && victim_type === 'military' && (input.irish_memorial_records ?? base.irish_memorial_records),
    not_for_loop: input.not_for_loop ?? base.not_for_loop,
    description,
  };
  return { draft, relations: checkRelations(input, errors), memberships: checkMemberships(input, errors), errors };
}

/** Reads single fields of the input, or of the stored person where the input does not speak of them. */
class FieldReader {
  constructor(
    private readonly input: PersonInput,
    private readonly base: Readonly<PersonDraft>,
    private readonly errors: FieldErrorList,
  ) {}

  line(field: 'surname' | 'familyname' | 'initials' | 'nationality', longest: number): string {
    const given = this.input[field];
    const text = given === undefined ? this.base[field] : cleanLine(given ?? '');
    if (text.length > longest) this.errors.add(field, 'INVALID_LENGTH');
    return text;
  }

  names(field: 'alternative_surnames' | 'alternative_familynames'): string[] {
    const given = this.input[field];
    const list = given === undefined ? this.base[field] : nameList(given ?? []);
    if (list.length > personLimits.alternativeNames) this.errors.add(field, 'TOO_MANY_VALUES');
    if (list.some((name) => name.length > personLimits.name)) this.errors.add(field, 'INVALID_LENGTH');
    return list;
  }

  choice<T extends string>(field: 'gender' | 'victim_type' | 'victim_type_details', values: readonly T[]): T {
    const given = this.input[field];
    const value = given === undefined ? this.base[field] : (given ?? emptyPerson[field]).toLowerCase();
    if (isOneOf(values, value)) return value;
    this.errors.add(field, 'INVALID_OPTION');
    return this.base[field] as string as T;
  }

  date(field: 'born' | 'died'): PartialDate {
    const parsed = parseDateParts(
      this.#part(`${field}_day`),
      this.#part(`${field}_month`),
      this.#part(`${field}_year`),
    );
    if (parsed) return parsed;
    this.errors.add(`${field}_date`, 'INVALID_FORMAT');
    return { day: null, month: null, year: null };
  }

  #part(name: `${'born' | 'died'}_${'day' | 'month' | 'year'}`) {
    const given = this.input[name];
    return given === undefined ? this.base[name] : given;
  }
}

function checkAge(given: PersonInput['died_age'], base: number, errors: FieldErrorList): number {
  if (given === undefined) return base;
  const text = String(given ?? '').trim();
  if (text === '' || text === '?') return 0;
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (age <= personLimits.diedAge) return age;
  errors.add('died_age', Number.isNaN(age) ? 'INVALID_FORMAT' : 'INVALID_DATA');
  return 0;
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
