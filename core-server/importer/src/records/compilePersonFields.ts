import type { PersonInput } from '@salient/shared/areas/persons/person.ts';
import type { MappingOf } from '../mapping/mappingSchema.ts';
import { compileDate } from '../values/compileDate.ts';
import { compileExpression } from '../values/compileExpression.ts';
import { type DateValue, noDate } from '../values/dateValue.ts';
import { error, quote, warning } from '../values/problem.ts';
import { type RowContext, textOf, type Value } from '../values/RowContext.ts';
import { readAge } from '../values/readAge.ts';
import { readFlag } from '../values/readFlag.ts';
import type { Scope } from '../values/Scope.ts';

/** A person's own fields as a row gives them, before the rules of persons are applied. */
export interface GivenPerson {
  readonly input: PersonInput;
  readonly born: DateValue;
  readonly died: DateValue;
  /** Columns of a field, for what the rules say about it. */
  readonly columns: Record<string, string>;
}

const lines = [
  'surname',
  'familyname',
  'initials',
  'nationality',
  'victim_type',
  'victim_type_details',
  'description',
] as const;
const lists = ['alternative_surnames', 'alternative_familynames'] as const;
const flags = ['war_casualty', 'in_namelist', 'irish_memorial_records'] as const;

/** Letters and words for the sexes in the four languages. */
const genders: Readonly<Record<string, 'male' | 'female' | 'undefined'>> = {
  ...Object.fromEntries(
    ['m', 'male', 'man', 'mann', 'mannelijk', 'männlich', 'h', 'homme', 'masculin'].map((word) => [word, 'male']),
  ),
  ...Object.fromEntries(
    ['v', 'f', 'w', 'female', 'woman', 'vrouw', 'vrouwelijk', 'frau', 'weiblich', 'femme', 'féminin'].map((word) => [
      word,
      'female',
    ]),
  ),
  ...Object.fromEntries(
    ['x', 'u', '?', 'undefined', 'unknown', 'onbekend', 'unbekannt', 'inconnu'].map((word) => [word, 'undefined']),
  ),
};

export function compilePersonFields(mapping: MappingOf<'persons'>, scope: Scope): (row: RowContext) => GivenPerson {
  const { person } = mapping;
  const values = new Map<string, Value>();
  for (const field of [...lines, ...lists, ...flags, 'gender', 'died_age'] as const) {
    const spec = person[field];
    if (spec !== undefined) values.set(field, compileExpression(spec, scope, `person.${field}`));
  }
  const born = person.born === undefined ? null : compileDate(person.born, scope, 'person.born', mapping.dates);
  const died = person.died === undefined ? null : compileDate(person.died, scope, 'person.died', mapping.dates);
  const columns: Record<string, string> = {
    ...Object.fromEntries([...values].map(([field, value]) => [field, value.columns.join(', ')])),
    born_date: born?.columns.join(', ') ?? '',
    died_date: died?.columns.join(', ') ?? '',
  };
  const columnOf = (field: string) => columns[field] ?? '';

  const text = (field: string, row: RowContext) => textOf(values.get(field)?.read(row) ?? []);
  return (row) => {
    // Nobody said what kind of victim: the form's default (a civilian) would be an invention.
    const input: PersonInput = { victim_type: 'unknown' };
    for (const field of lines) {
      const given = text(field, row);
      if (given !== '') input[field] = given;
    }
    for (const field of lists) {
      const given = values.get(field)?.read(row) ?? [];
      if (given.length > 0) input[field] = [...given];
    }
    for (const field of flags) {
      const given = text(field, row);
      if (given === '') continue;
      const flag = readFlag(given);
      if (flag === undefined)
        row.report(error('INVALID_OPTION', columnOf(field), `${quote(given)} is neither yes nor no`));
      else input[field] = flag;
    }
    const gender = text('gender', row);
    if (gender !== '') input.gender = genders[gender.toLowerCase()] ?? gender;
    const ageText = text('died_age', row);
    if (ageText !== '') {
      const age = readAge(ageText);
      if (age === null)
        row.report(warning('INVALID_FORMAT', columnOf('died_age'), `${quote(ageText)} is no age; it is left out`));
      else input.died_age = age;
    }
    return { input, born: born?.read(row) ?? noDate, died: died?.read(row) ?? noDate, columns: { ...columns } };
  };
}
