import type { FieldErrorList } from '../contract/validation.ts';
import { parseDateParts } from '../dates/partialDate.ts';
import { cleanLine, cleanText, isOneOf } from '../schemas/cleanText.ts';
import type {
  AgeField,
  ChoiceField,
  DraftOf,
  Field,
  Fields,
  LineField,
  NamesField,
  ReferenceField,
  TextField,
} from './fields.ts';
import { dateColumns } from './fields.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the fields of a record from what a client or an import gives, in stored form, and tells what is wrong with each
 * beside its name; a date's error stands at `born_date`.
 *
 * @param base what is stored: an absent field keeps its value, null clears it.
 */
export function readFields<All extends Fields>(
  fields: All,
  input: object,
  base: Readonly<DraftOf<All>>,
  errors: FieldErrorList,
): DraftOf<All> {
  const [given, stored] = [input as Values, base as Values];
  const read = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    if (field.kind === 'date') return readDate(name, given, stored, errors);
    const isAbsent = given[name] === undefined && field.kind !== 'reference';
    const value = isAbsent ? stored[name] : readValue(name, field, given[name], stored[name], errors);
    if (field.kind === 'line' && field.required && value === '') errors.add(name, 'DATA_REQUIRED');
    return [[name, value]];
  });
  return Object.fromEntries(read) as DraftOf<All>;
}

function readValue(
  name: string,
  field: Exclude<Field, { kind: 'date' }>,
  given: unknown,
  stored: unknown,
  errors: FieldErrorList,
): unknown {
  switch (field.kind) {
    case 'line':
    case 'text':
      return readText(name, field, (given ?? '') as string, errors);
    case 'names':
      return readNames(name, field, (given ?? []) as readonly string[] | string, stored, errors);
    case 'choice':
      return readChoice(name, field, (given ?? field.empty) as string, stored, errors);
    case 'age':
      return readAge(name, field, given as number | string | null, errors);
    case 'flag':
      return given ?? stored;
    case 'reference':
      return readReference(name, field, (given === undefined ? stored : given) as string | null, errors);
  }
}

/** One line or several, clean; an error where it is too long. */
export function readText(
  name: string,
  { kind, longest }: LineField | TextField,
  given: string,
  errors: FieldErrorList,
): string {
  const text = kind === 'line' ? cleanLine(given) : cleanText(given);
  if (text.length > longest) errors.add(name, 'INVALID_LENGTH');
  return text;
}

/** Names as a list, whether they came as one or comma-separated (PERSON-37); blanks and repeats dropped. */
export function nameList(input: readonly string[] | string): string[] {
  const names = typeof input === 'string' ? input.split(',') : input;
  return [...new Set(names.map(cleanLine).filter((name) => name !== ''))];
}

function readNames(
  name: string,
  { longest, most }: NamesField,
  given: readonly string[] | string,
  stored: unknown,
  errors: FieldErrorList,
): string[] {
  const list = nameList(given);
  // A merge may have brought more: they stay until somebody thins them out, and become no more.
  if (list.length > Math.max(most, Array.isArray(stored) ? stored.length : 0)) errors.add(name, 'TOO_MANY_VALUES');
  if (list.some((one) => one.length > longest)) errors.add(name, 'INVALID_LENGTH');
  return list;
}

function readChoice(
  name: string,
  { values }: ChoiceField,
  given: string,
  stored: unknown,
  errors: FieldErrorList,
): unknown {
  const value = given.toLowerCase();
  if (isOneOf(values, value)) return value;
  errors.add(name, 'INVALID_OPTION');
  return stored;
}

function readAge(name: string, { greatest }: AgeField, given: number | string | null, errors: FieldErrorList): number {
  const text = String(given ?? '').trim();
  if (text === '' || text === '?') return 0;
  const age = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (age <= greatest) return age;
  errors.add(name, Number.isNaN(age) ? 'INVALID_FORMAT' : 'INVALID_DATA');
  return 0;
}

/** The id of another record, or null; an error where there must be one. */
export function readReference(
  name: string,
  { required }: ReferenceField,
  id: string | null,
  errors: FieldErrorList,
): string | null {
  if (required && id === null) errors.add(name, 'DATA_REQUIRED');
  return id;
}

function readDate(name: string, given: Values, stored: Values, errors: FieldErrorList): [string, number | null][] {
  const columns = dateColumns(name);
  const [day, month, year] = columns.map((column) => (given[column] === undefined ? stored[column] : given[column]));
  const parsed = parseDateParts(day as DatePart, month as DatePart, year as DatePart);
  if (!parsed) errors.add(`${name}_date`, 'INVALID_FORMAT');
  const parts = parsed ? [parsed.day, parsed.month, parsed.year] : [null, null, null];
  return columns.map((column, at) => [column, parts[at] ?? null]);
}

type DatePart = Parameters<typeof parseDateParts>[0];
