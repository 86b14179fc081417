import { hash } from 'node:crypto';
import { MappingError, type MappingFault } from '../mapping/MappingError.ts';
import type { Mapping } from '../mapping/mappingSchema.ts';
import type { SourceRow } from '../read/SourceTable.ts';
import { compileDerived } from '../values/compileDerived.ts';
import { compileCondition, compileExpression } from '../values/compileExpression.ts';
import { error, type Problem, warning } from '../values/problem.ts';
import { cleanCell, RowContext, textOf, type Value } from '../values/RowContext.ts';
import { headerKey, Scope } from '../values/Scope.ts';
import { fingerprint } from './fingerprint.ts';
import type { ImportRecord, RowRecord } from './records.ts';

/** What the columns of a row become, next to what every row has. */
export type Build<Kind extends ImportRecord> = (row: RowContext) => Omit<Kind, keyof RowRecord>;

/** A mapping bound to the columns of one file. */
export interface BoundMapping<Kind extends ImportRecord> {
  /** Columns that the mapping marks as optional and that the file does not have. */
  readonly absentColumns: readonly string[];
  /** Columns of the file that the mapping makes nothing of. */
  readonly unusedColumns: readonly string[];
  /** The record of a row, with its problems; null for a row that the mapping leaves out. */
  read(row: SourceRow): Kind | null;
}

const longestKey = 500;

/**
 * Binds what all kinds of mappings have in common and lets `compile` bind the rest.
 *
 * @throws MappingError with every fault that the columns of the file bring to light.
 */
export function bindRows<Kind extends ImportRecord>(
  mapping: Mapping,
  header: readonly string[],
  compile: (scope: Scope) => Build<Kind>,
): BoundMapping<Kind> {
  const scope = new Scope(header, mapping.tables, mapping.recipes);
  compileDerived(mapping.derive, scope);
  const key = compileExpression(mapping.key, scope, 'key');
  const skip = mapping.skip.map((spec, index) => compileCondition(spec, scope, `skip[${index}]`));
  const reject = mapping.reject.map(({ when, code, message }, index) => {
    const condition = compileCondition(when, scope, `reject[${index}].when`);
    return { condition, problem: error(code, condition.columns.join(', '), message) };
  });
  const build = compile(scope);
  if (scope.faults.length > 0) throw new MappingError(withoutDoubles(scope.faults));

  const longRows = mapping.file.longRows ?? 'reject';
  const blanks = new Set(mapping.blanks.map(headerKey));
  const readCell = (cell: string): string => {
    const text = cleanCell(cell);
    return blanks.size > 0 && blanks.has(headerKey(text)) ? '' : text;
  };
  return {
    absentColumns: [...scope.absent],
    unusedColumns: header.filter((_, index) => !scope.used.has(index)),
    read: (row) => {
      const problems = checkShape(row, header.length, longRows);
      const cells = row.cells.slice(0, header.length).map(readCell);
      while (cells.length < header.length) cells.push('');
      const context = new RowContext(cells, scope.derivations, problems);
      if (skip.some((condition) => condition.holds(context))) return null;
      for (const { condition, problem } of reject) if (condition.holds(context)) context.report(problem);
      const parts = build(context);
      return {
        ...parts,
        row: row.row,
        line: row.line,
        key: readKey(key, context),
        hash: fingerprint(parts),
        problems,
        cells: row.cells,
      } as unknown as Kind;
    },
  };
}

function readKey(key: Value, context: RowContext): string {
  const text = textOf(key.read(context));
  if (text === '') context.report(error('KEY_EMPTY', key.columns.join(', '), 'nothing names this row in its source'));
  return text.length > longestKey ? hash('sha256', text) : text;
}

function checkShape(row: SourceRow, width: number, longRows: 'reject' | 'warn'): Problem[] {
  const problems: Problem[] = [];
  if (row.hasOpenQuote) problems.push(warning('QUOTE_NOT_CLOSED', '', 'a quotation mark opens and never closes'));
  const surplus = row.cells.slice(width).filter((cell) => cell.trim() !== '');
  if (surplus.length > 0) {
    const says = `has ${row.cells.length} cells, but the file has ${width} columns: the values may stand in the wrong ones`;
    problems.push(longRows === 'reject' ? error('TOO_MANY_CELLS', '', says) : warning('TOO_MANY_CELLS', '', says));
  }
  if (row.cells.length < width) {
    problems.push(
      warning('TOO_FEW_CELLS', '', `has ${row.cells.length} of ${width} cells; the others are read as blank`),
    );
  }
  return problems;
}

const withoutDoubles = (faults: readonly MappingFault[]) => [
  ...new Map(faults.map((fault) => [`${fault.path} ${fault.message}`, fault])).values(),
];

export const isRejected = (record: RowRecord): boolean => record.problems.some(({ severity }) => severity === 'error');
