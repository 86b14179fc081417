import {
  isBefore,
  isUnknown,
  type PartialDate,
  parseDateParts,
  unknownDate,
} from '@salient/shared/lib/dates/partialDate.ts';
import type { DateOptions } from '../dates/dateReading.ts';
import { defaultDateOptions } from '../dates/dateReading.ts';
import { readMonthName } from '../dates/monthNames.ts';
import { readHistoricalDate } from '../dates/readHistoricalDate.ts';
import type { DateOptionsSpec, DateSpec } from '../mapping/dateSchema.ts';
import type { Expression } from '../mapping/expressionSchema.ts';
import { isObject } from '../mapping/schemaTools.ts';
import { compileExpression } from './compileExpression.ts';
import { type DateValue, noDate } from './dateValue.ts';
import { error, quote, warning } from './problem.ts';
import { type RowContext, textOf, type Value } from './RowContext.ts';
import type { Scope } from './Scope.ts';

export interface DateField {
  readonly columns: readonly string[];
  read(row: RowContext): DateValue;
}

interface Settings {
  readonly options: DateOptions;
  readonly read: 'any' | 'iso' | 'yyyymmdd';
  readonly within: readonly [PartialDate, PartialDate] | null;
  readonly unreadable: 'note' | 'year' | 'ignore' | 'reject';
}

/** A date of the mapping, bound to the columns of one file. `defaults` are the mapping's own `dates`. */
export function compileDate(spec: DateSpec, scope: Scope, path: string, defaults: DateOptionsSpec): DateField {
  const field = compileReading(spec, scope, path, defaults);
  const written = isObject(spec) && 'written' in spec ? (spec.written as Expression | undefined) : undefined;
  if (written === undefined) return field;
  const text = compileExpression(written, scope, `${path}.written`);
  return {
    columns: [...new Set([...field.columns, ...text.columns])],
    read: (row) => {
      const date = field.read(row);
      return date.text === '' ? date : { ...date, text: textOf(text.read(row)) || date.text };
    },
  };
}

function compileReading(spec: DateSpec, scope: Scope, path: string, defaults: DateOptionsSpec): DateField {
  const options = withDefaults(isObject(spec) ? (spec as DateOptionsSpec) : {}, defaults);
  const settings = readSettings(options);
  if (isObject(spec) && 'any' in spec) {
    const items = spec.any as DateSpec[];
    return anyOf(items.map((item, index) => compileDate(item, scope, `${path}.any[${index}]`, options)));
  }
  if (isObject(spec) && 'start' in spec) {
    const start = compileDate(spec.start as DateSpec, scope, `${path}.start`, options);
    const end = compileDate(spec.end as DateSpec, scope, `${path}.end`, options);
    return fromTo(start, end);
  }
  if (isObject(spec) && 'year' in spec) {
    const part = (key: 'day' | 'month' | 'year') =>
      spec[key] === undefined ? null : compileExpression(spec[key] as Expression, scope, `${path}.${key}`);
    return fromParts([part('day'), part('month'), part('year') as Value], settings);
  }
  const isText = isObject(spec) && 'text' in spec;
  const value = compileExpression((isText ? spec.text : spec) as Expression, scope, isText ? `${path}.text` : path);
  return fromText(value, settings);
}

function withDefaults(own: DateOptionsSpec, defaults: DateOptionsSpec): DateOptionsSpec {
  return {
    order: own.order ?? defaults.order,
    read: own.read ?? defaults.read,
    within: own.within ?? defaults.within,
    unreadable: own.unreadable ?? defaults.unreadable,
    firstTwoDigitYear: own.firstTwoDigitYear ?? defaults.firstTwoDigitYear,
  };
}

function readSettings({ order, read, within, unreadable: policy, firstTwoDigitYear }: DateOptionsSpec): Settings {
  return {
    options: {
      order: order ?? defaultDateOptions.order,
      firstTwoDigitYear: firstTwoDigitYear ?? defaultDateOptions.firstTwoDigitYear,
    },
    read: read ?? 'any',
    within: within ? [isoDay(within[0]), isoDay(within[1])] : null,
    unreadable: policy ?? 'note',
  };
}

const isoDay = (text: string): PartialDate => {
  const [year, month, day] = text.split('-').map(Number);
  return { year: year ?? null, month: month ?? null, day: day ?? null };
};

const isoText = /^(?:\d{4}|\?{4})(?:-(?:\d{2}|\?\?)(?:-(?:\d{2}|\?\?))?)?(?:[T ].*)?$/;
const encodedText = /^[\d?]{8}$/;

function fromText(value: Value, settings: Settings): DateField {
  const { columns } = value;
  const column = columns.join(', ');
  const memory = new Map<string, DateValue | string>();
  const read = (text: string): DateValue | string => {
    if (settings.read === 'iso' && !isoText.test(text)) return 'is not in the form yyyy-mm-dd';
    if (settings.read === 'yyyymmdd' && !encodedText.test(text)) return 'is not in the form yyyymmdd';
    const reading = readHistoricalDate(text, settings.options);
    if (!reading) return 'is not a date that can be read, or no day that exists';
    if (!isWithin(reading.start, settings) || !isWithin(reading.end, settings))
      return 'is not within the years of this list';
    return { ...reading, text, keepText: !reading.certain };
  };
  return {
    columns,
    read: (row) => {
      const text = textOf(value.read(row));
      if (text === '') return noDate;
      let result = memory.get(text);
      if (result === undefined) {
        result = read(text);
        if (memory.size >= 20_000) memory.clear();
        memory.set(text, result);
      }
      if (typeof result !== 'string') {
        if (result.keepText)
          row.report(warning('DATE_UNCERTAIN', column, `${quote(text)} is not certain; the comments keep it`));
        return result;
      }
      return unreadable(row, text, column, result, settings);
    },
  };
}

function unreadable(row: RowContext, text: string, column: string, why: string, settings: Settings): DateValue {
  if (settings.unreadable === 'reject') {
    row.report(error('INVALID_FORMAT', column, `${quote(text)} ${why}`));
    return noDate;
  }
  if (settings.unreadable === 'ignore') return noDate;
  row.report(warning('DATE_UNREADABLE', column, `${quote(text)} ${why}; the comments keep it`));
  const years = settings.unreadable === 'year' ? [...new Set(text.match(/(?<!\d)1[5-9]\d{2}(?!\d)/g) ?? [])] : [];
  const year = { ...unknownDate, year: Number(years[0]) };
  const known = years.length === 1 && isWithin(year, settings);
  return {
    kind: known ? 'day' : 'unknown',
    start: known ? year : unknownDate,
    end: known ? year : unknownDate,
    text,
    keepText: true,
  };
}

function isWithin(date: PartialDate, { within }: Settings): boolean {
  return !within || isUnknown(date) || !(isBefore(date, within[0]) || isBefore(within[1], date));
}

function fromParts([day, month, year]: readonly [Value | null, Value | null, Value], settings: Settings): DateField {
  const columns = [...new Set([day, month, year].flatMap((value) => value?.columns ?? []))];
  const column = columns.join(', ');
  return {
    columns,
    read: (row) => {
      const [dayText, monthText, yearText] = [day, month, year].map((value) => (value ? textOf(value.read(row)) : ''));
      const text = [dayText, monthText, yearText].filter((part) => part !== '').join(' ');
      if (text === '') return noDate;
      const bare = (part: string | undefined) => (part ?? '').replace(/[.,;]+$/, '').trim();
      const named = readMonthName(bare(monthText).toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));
      const yearNumber = /^\d{2}$/.test(bare(yearText)) ? twoDigitYear(bare(yearText), settings) : bare(yearText);
      const zero = (part: string) => (/^0+$/.test(part) ? '' : part);
      const date = parseDateParts(zero(bare(dayText)), named?.month ?? zero(bare(monthText)), zero(yearNumber));
      if (!date)
        return unreadable(row, text, column, 'is not a date that can be read, or no day that exists', settings);
      if (!isWithin(date, settings))
        return unreadable(row, text, column, 'is not within the years of this list', settings);
      if (isUnknown(date)) return noDate;
      if (named?.guessed)
        row.report(warning('DATE_UNCERTAIN', column, `${quote(text)} is not certain; the comments keep it`));
      return { kind: 'day', start: date, end: date, text, keepText: named?.guessed ?? false };
    },
  };
}

function twoDigitYear(digits: string, { options }: Settings): string {
  const century = Math.floor(options.firstTwoDigitYear / 100) * 100;
  const year = century + Number(digits);
  return String(year < options.firstTwoDigitYear ? year + 100 : year);
}

/**
 * The first that is known; when none is, the first that has a text to keep. A text before it that could not be read is
 * kept in the comments.
 */
function anyOf(fields: readonly DateField[]): DateField {
  return {
    columns: [...new Set(fields.flatMap(({ columns }) => columns))],
    read: (row) => {
      let fallback = noDate;
      for (const field of fields) {
        const date = field.read(row);
        if (date.kind !== 'unknown') {
          return fallback.text === '' ? date : { ...date, text: fallback.text, keepText: true };
        }
        if (fallback.text === '') fallback = date;
      }
      return fallback;
    },
  };
}

function fromTo(first: DateField, last: DateField): DateField {
  return {
    columns: [...new Set([...first.columns, ...last.columns])],
    read: (row) => {
      const [from, to] = [first.read(row), last.read(row)];
      const text = [from.text, to.text].filter((part) => part !== '').join(' - ');
      if (from.kind === 'unknown' && to.kind === 'unknown')
        return { ...noDate, text, keepText: from.keepText || to.keepText };
      return { kind: 'range', start: from.start, end: to.end, text, keepText: from.keepText || to.keepText };
    },
  };
}
