import type { FunctionArgument } from '@salient/shared/areas/functions/functionDefinition.ts';
import { FieldErrorList, type FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { readDayOrMinute } from '@salient/shared/lib/dates/localMinute.ts';
import { isCountryCode } from '../countries/countries.ts';
import type { FunctionArguments } from './CallableFunction.ts';

const longestText = 200;
const largestNumber = 9_999;

export interface NumberRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** What somebody gave for the arguments of a report: texts, choices, ticks, countries, moments, numbers and ranges of numbers. */
export class ArgumentValues {
  readonly #arguments: readonly FunctionArgument[];
  readonly #given: FunctionArguments;

  constructor(known: readonly FunctionArgument[], given: FunctionArguments) {
    this.#arguments = known;
    this.#given = given;
  }

  /** What is wrong with them; none means that each can be read. */
  get errors(): FieldErrors {
    const errors = new FieldErrorList();
    const known = new Map(this.#arguments.map((argument) => [argument.name, argument]));
    for (const [name, value] of Object.entries(this.#given)) {
      const argument = known.get(name);
      if (!argument) errors.add(name, 'SHOULD_BE_EMPTY');
      else if (value !== undefined && value !== null) checkValue(argument, value, errors);
    }
    if (this.#endsBeforeItBegins) errors.add('to', 'INVALID_DATE_ORDER');
    return errors.errors;
  }

  /** Without blanks around it; blank where nothing was typed. */
  text(name: string): string {
    return String(this.#given[name] ?? '').trim();
  }

  /** The code of a country; null where none was chosen. */
  country(name: string): string | null {
    return this.text(name).toUpperCase() || null;
  }

  /** `YYYY-MM-DD HH:mm`, or the day alone; null where nothing was typed. */
  moment(name: string): string | null {
    return readDayOrMinute(this.text(name));
  }

  /** One of the argument's options, the first where none was chosen. */
  choice(name: string): string {
    const options = this.#arguments.find((argument) => argument.name === name)?.options ?? [];
    return String(this.#given[name] ?? options[0] ?? '');
  }

  isTicked(name: string): boolean {
    return this.#given[name] === true;
  }

  number(name: string): number | null {
    return numberOf(this.#given[name]);
  }

  range(name: string): NumberRange {
    const { from, to } = (this.#given[name] ?? {}) as Readonly<Record<string, unknown>>;
    return { from: numberOf(from), to: numberOf(to) };
  }

  /** A day stands for its first minute where it begins, and for its last where it ends. */
  get #endsBeforeItBegins(): boolean {
    const isMoment = (name: string) => this.#arguments.some((each) => each.name === name && each.kind === 'datetime');
    if (!isMoment('from') || !isMoment('to')) return false;
    const [from, to] = [this.moment('from'), this.moment('to')];
    return from !== null && to !== null && `${to} 23:59`.slice(0, 16) < from;
  }

  /** As the log of runs keeps them: those that say something. */
  get said(): FunctionArguments {
    return Object.fromEntries(Object.entries(this.#given).filter(([, value]) => value !== null && value !== ''));
  }
}

/** A number, or its digits as a form sends them; null for none. */
function numberOf(value: unknown): number | null {
  if (value === undefined || value === null || value === '') return null;
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= largestNumber
    ? number
    : Number.NaN;
}

function checkValue(argument: FunctionArgument, value: unknown, errors: FieldErrorList): void {
  const { name, kind, options = [] } = argument;
  switch (kind) {
    case 'checkbox':
      if (typeof value !== 'boolean') errors.add(name, 'INVALID_FORMAT');
      return;
    case 'select':
      if (typeof value !== 'string' || !options.includes(value)) errors.add(name, 'INVALID_OPTION');
      return;
    case 'number':
      if (Number.isNaN(numberOf(value))) errors.add(name, 'INVALID_FORMAT');
      return;
    case 'range':
      checkRange(name, value, errors);
      return;
    case 'country':
      if (typeof value !== 'string' || (value !== '' && !isCountryCode(value.toUpperCase()))) {
        errors.add(name, 'INVALID_OPTION');
      }
      return;
    case 'datetime':
      if (typeof value !== 'string' || (value.trim() !== '' && readDayOrMinute(value) === null)) {
        errors.add(name, 'INVALID_FORMAT');
      }
      return;
    default:
      if (typeof value !== 'string') errors.add(name, 'INVALID_FORMAT');
      else if (value.length > longestText) errors.add(name, 'INVALID_LENGTH');
  }
}

function checkRange(name: string, value: unknown, errors: FieldErrorList): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    errors.add(name, 'INVALID_FORMAT');
    return;
  }
  const { from, to, ...others } = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(others)) errors.add(`${name}.${key}`, 'SHOULD_BE_EMPTY');
  const [first, last] = [numberOf(from), numberOf(to)];
  if (Number.isNaN(first)) errors.add(`${name}.from`, 'INVALID_FORMAT');
  if (Number.isNaN(last)) errors.add(`${name}.to`, 'INVALID_FORMAT');
  if (first !== null && last !== null && last < first) errors.add(`${name}.to`, 'INVALID_DATA');
}
