import type { FunctionDefinition } from '@salient/shared/areas/functions/functionDefinition.ts';
import type { FunctionTable } from '@salient/shared/areas/functions/functionMethods.ts';
import { findPersonAdvancedPublic } from '@salient/shared/areas/functions/personFunctions.ts';
import {
  findPersonAdvancedExtended,
  findPersonAdvancedInternal,
  findPersonFunction,
} from '@salient/shared/areas/functions/staffPersonFunctions.ts';
import { personScope } from '@salient/shared/areas/persons/personPolicy.ts';
import { type PersonSort, personSortColumns } from '@salient/shared/areas/persons/personSort.ts';
import { type PersonQuery, personQuerySchema } from '@salient/shared/areas/search/personQuery.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import { FieldErrorList } from '@salient/shared/lib/contract/validation.ts';
import { decodeDate, isBefore, isUnknown } from '@salient/shared/lib/dates/partialDate.ts';
import type { z } from 'zod';
import type {
  CallableFunction,
  FunctionArguments,
  FunctionCall,
  RecordsAsked,
} from '../../lib/functions/CallableFunction.ts';
import { checkChosen } from './checkCriteria.ts';
import { findGoneRecords } from './findGoneRecords.ts';

const columns = [
  { key: 'name', sortable: true },
  { key: 'born', sortable: true, kind: 'day' as const },
  { key: 'died', sortable: true, kind: 'day' as const },
  { key: 'victim_type', sortable: false, kind: 'words' as const },
  { key: 'army', sortable: false },
  { key: 'rank', sortable: false },
  { key: 'regiment', sortable: false },
  { key: 'unit', sortable: false },
  { key: 'unit_nr', sortable: false },
  { key: 'sub', sortable: false },
  { key: 'number', sortable: false },
];

/** What the arguments of a search ask for, within what its definition offers; or what is wrong with them. */
export function readPersonQuery(
  definition: FunctionDefinition,
  args: Readonly<Record<string, unknown>>,
): { readonly query: PersonQuery } | { readonly errors: FieldErrors } {
  const errors = new FieldErrorList();
  const offered = new Map(definition.arguments.map((argument) => [argument.name, argument]));
  for (const name of Object.keys(args)) if (!offered.has(name)) errors.add(name, 'SHOULD_BE_EMPTY');
  const parsed = personQuerySchema.safeParse(args);
  if (!parsed.success) return { errors: errors.merge(fieldErrorsOf(parsed.error.issues)).errors };
  const query = parsed.data;
  if (!offered.get('dataset')?.options?.includes(query.dataset)) errors.add('dataset', 'INVALID_OPTION');
  checkRanges(query, errors);
  checkChosen(query, errors);
  return errors.isEmpty ? { query } : { errors: errors.errors };
}

/** The persons search under one name of the documents, limited to what its definition offers. */
function personSearchFunction(definition: FunctionDefinition): CallableFunction {
  const read = (args: Readonly<Record<string, unknown>>) => readPersonQuery(definition, args);
  const personsOf = (args: Readonly<Record<string, unknown>>): PersonQuery => {
    const result = read(args);
    if ('errors' in result) throw new RangeError('called before validate');
    return result.query;
  };

  return {
    definition,
    validate: (args) => {
      const result = read(args);
      return 'errors' in result ? result.errors : {};
    },
    personsOf,
    // Visitors choose among what is there; a guest is not told what was.
    ...(definition.access === 'guest'
      ? {}
      : { checkRecords: (args: FunctionArguments, asking: RecordsAsked) => findGoneRecords(personsOf(args), asking) }),
    call: async ({ args, offset, limit, sort, facets, actor, services, db }: FunctionCall): Promise<FunctionTable> => {
      const answer = await services.personSearch.find(personsOf(args), {
        db,
        offset,
        limit,
        sort: sort as PersonSort,
        facets,
        scope: personScope(actor),
      });
      return {
        columns,
        data: answer.rows,
        total: answer.total,
        actions: [],
        elementType: definition.elementType,
        facets: answer.facets,
        degraded: answer.degraded,
        step: answer.step,
        understood: answer.understood,
      };
    },
    sortColumns: personSortColumns,
  };
}

/** Field errors of arguments with a wrong shape: dotted keys name inputs within groups (`events.0.inputs.from`). */
function fieldErrorsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors = new FieldErrorList();
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) errors.add([...issue.path, key].join('.'), 'SHOULD_BE_EMPTY');
      continue;
    }
    const field = issue.path.join('.') || 'none';
    if (issue.code === 'invalid_value' || issue.code === 'invalid_union') errors.add(field, 'INVALID_OPTION');
    else if (issue.code === 'too_big' && issue.origin === 'string') errors.add(field, 'INVALID_LENGTH');
    else if (issue.code === 'too_big' && issue.origin === 'array') errors.add(field, 'TOO_MANY_VALUES');
    else errors.add(field, 'INVALID_FORMAT');
  }
  return errors.errors;
}

/** Ends of a range in order; a bound with a day or month needs its year, or it bounds nothing. */
function checkRanges(query: PersonQuery, errors: FieldErrorList): void {
  const checkDays = (field: string, range: { from?: string; to?: string }) => {
    const from = range.from === undefined ? null : decodeDate(range.from);
    const to = range.to === undefined ? null : decodeDate(range.to);
    if (from && !isUnknown(from) && from.year === null) errors.add(`${field}.from`, 'INVALID_YEAR');
    if (to && !isUnknown(to) && to.year === null) errors.add(`${field}.to`, 'INVALID_YEAR');
    if (from && to && isBefore(to, from)) errors.add(`${field}.to`, 'INVALID_DATE_ORDER');
  };
  if (query.born) checkDays('born', query.born);
  if (query.died) checkDays('died', query.died);
  for (const [index, { inputs }] of query.events.entries()) checkDays(`events.${index}.inputs`, inputs);
  const { from, to } = query.age ?? {};
  if (from !== undefined && to !== undefined && to < from) errors.add('age.to', 'INVALID_DATA');
}

export const personSearchFunctions = [
  personSearchFunction(findPersonFunction),
  personSearchFunction(findPersonAdvancedPublic),
  personSearchFunction(findPersonAdvancedInternal),
  personSearchFunction(findPersonAdvancedExtended),
];
