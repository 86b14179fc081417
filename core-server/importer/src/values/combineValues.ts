import type { Step } from './compileSteps.ts';
import { error, type Problem } from './problem.ts';
import type { Value } from './RowContext.ts';

export const nothing: readonly string[] = [];

export function combined(
  parts: readonly Value[],
  combine: (values: (readonly string[])[]) => readonly string[],
): Value {
  return {
    columns: [...new Set(parts.flatMap(({ columns }) => columns))],
    isConstant: parts.every(({ isConstant }) => isConstant),
    read: (row) => combine(parts.map((part) => part.read(row))),
  };
}

/** The first of the values that gives anything. */
export function firstOf(parts: readonly Value[]): Value {
  return {
    columns: [...new Set(parts.flatMap(({ columns }) => columns))],
    isConstant: parts.every(({ isConstant }) => isConstant),
    read: (row) => {
      for (const part of parts) {
        const values = part.read(row);
        if (values.length > 0) return values;
      }
      return nothing;
    },
  };
}

/** As many results as are worth keeping: lists repeat ranks, units and places thousands of times. */
const memoryLimit = 20_000;

export function withSteps(value: Value, steps: Step): Value {
  const memory = new Map<string, { readonly values: readonly string[]; readonly problems: readonly Problem[] }>();
  return {
    columns: value.columns,
    isConstant: value.isConstant,
    read: (row) => {
      const given = value.read(row);
      if (given.length === 0) return nothing;
      const key = given.length === 1 ? (given[0] as string) : given.join('\u0001');
      let result = memory.get(key);
      if (!result) {
        const problems: Problem[] = [];
        result = { values: steps(given, problems), problems };
        if (memory.size >= memoryLimit) memory.clear();
        memory.set(key, result);
      }
      for (const problem of result.problems) row.report(problem);
      return result.values;
    },
  };
}

/** Refuses the row when the value is blank. */
export function required(value: Value): Value {
  return {
    ...value,
    read: (row) => {
      const values = value.read(row);
      if (values.length === 0)
        row.report(error('DATA_REQUIRED', value.columns.join(', '), 'is blank, but must be filled'));
      return values;
    },
  };
}
