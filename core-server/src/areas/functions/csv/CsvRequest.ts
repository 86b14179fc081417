import { type CsvFieldName, type CsvFormat, csvFieldNames } from '@salient/shared/areas/functions/csv/csvFields.ts';
import type { Actor } from '@salient/shared/areas/users/actor.ts';
import type { FieldErrors } from '@salient/shared/lib/contract/validation.ts';
import type { Language } from '@salient/shared/lib/i18n/languages.ts';
import type { EntityManager } from 'typeorm';
import type { CallableFunction } from '../../../lib/functions/CallableFunction.ts';
import { reportAccess } from '../../../lib/functions/SqlReport.ts';
import type { Services } from '../../../lib/rpc/Services.ts';
import { noteRun } from '../runs/noteRun.ts';

/** What is asked for as a file. */
export interface CsvRequest {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly fields: readonly string[];
  readonly language: Language;
  readonly format: CsvFormat;
}

/** Field errors of a request; none means that it can be written. */
export function checkCsvRequest(called: CallableFunction, { args, fields }: CsvRequest): FieldErrors {
  const errors: FieldErrors = { ...called.validate(args) };
  if (called.personsOf) {
    const unknown = fields.flatMap((field, at) => (isCsvField(field) ? [] : [at]));
    if (fields.length === 0) errors.fields = ['fields: REQUIRED'];
    if (unknown.length > 0) errors.fields = unknown.map((at) => `fields.${at}: INVALID_OPTION`);
  } else if (fields.length > 0) errors.fields = ['fields: SHOULD_BE_EMPTY'];
  return errors;
}

const known: ReadonlySet<string> = new Set(csvFieldNames);
export const isCsvField = (field: string): field is CsvFieldName => known.has(field);

/**
 * How many rows a request gives just now. It runs the function: what administrators run stands among the runs, as a table on
 * the screen does.
 */
export async function countRows(
  called: CallableFunction,
  { args, language }: Pick<CsvRequest, 'args' | 'language'>,
  asking: { readonly actor: Actor; readonly services: Services; readonly db: EntityManager },
): Promise<number> {
  const { name, access } = called.definition;
  const count = async () => {
    const answer = await called.call({ ...asking, args, offset: 0, limit: 0, sort: [], facets: false, language });
    return typeof answer === 'string' ? 1 : answer.total;
  };
  if (access !== reportAccess) return count();
  const run = { function: name, action: null, arguments: args };
  return noteRun({ ...asking, client: {} }, run, count, (rows) => ({ rows }));
}
