import type { AlikeSpec, ConditionSpec, Expression, ExpressionObject } from '../mapping/expressionSchema.ts';
import { toRegExp } from '../mapping/schemaTools.ts';
import { combined, firstOf, nothing, required, withSteps } from './combineValues.ts';
import { compileSteps } from './compileSteps.ts';
import { compileTable } from './compileTable.ts';
import { compileTemplate } from './compileTemplate.ts';
import { likeness } from './likeness.ts';
import { type RowContext, textOf, type Value } from './RowContext.ts';
import { headerKey, type Scope } from './Scope.ts';

/** A value of the mapping, bound to the columns of one file. Faults go to the scope, with their path. */
export function compileExpression(spec: Expression, scope: Scope, path: string): Value {
  if (typeof spec === 'string') return compileTemplate(spec, scope, path);
  if (typeof spec !== 'object') {
    const constant = [String(spec)];
    return { columns: [], isConstant: true, read: () => constant };
  }
  let value = compileSource(spec, scope, path);
  if (spec.do) value = withSteps(value, compileSteps(spec.do, scope, `${path}.do`, value.columns));
  if (spec.when !== undefined) {
    const condition = compileCondition(spec.when, scope, `${path}.when`);
    const { columns, read } = value;
    value = {
      columns: [...new Set([...columns, ...condition.columns])],
      isConstant: false,
      read: (row) => (condition.holds(row) ? read(row) : nothing),
    };
  }
  if (spec.alike) value = alikeOnly(value, spec.alike, scope, `${path}.alike`);
  if (spec.else !== undefined) value = firstOf([value, compileExpression(spec.else, scope, `${path}.else`)]);
  return spec.required ? required(value) : value;
}

function compileSource(spec: ExpressionObject, scope: Scope, path: string): Value {
  const all = (list: readonly Expression[], key: string) =>
    list.map((item, index) => compileExpression(item, scope, `${path}.${key}[${index}]`));
  if (spec.from !== undefined) return compileExpression(spec.from, scope, `${path}.from`);
  if (spec.first) return firstOf(all(spec.first, 'first'));
  if (spec.list) return combined(all(spec.list, 'list'), (parts) => parts.flat());
  if (spec.join) {
    const joint = spec.with ?? ' ';
    return combined(all(spec.join, 'join'), (parts) => {
      const texts = parts.map(textOf).filter((text) => text !== '');
      return texts.length > 0 ? [texts.join(joint)] : nothing;
    });
  }
  const choices = (spec.choose ?? []).map((choice, index) => ({
    when: choice.when === undefined ? null : compileCondition(choice.when, scope, `${path}.choose[${index}].when`),
    value: compileExpression(choice.value, scope, `${path}.choose[${index}].value`),
  }));
  return {
    columns: [...new Set(choices.flatMap(({ when, value }) => [...(when?.columns ?? []), ...value.columns]))],
    isConstant: false,
    read: (row) => choices.find(({ when }) => when === null || when.holds(row))?.value.read(row) ?? nothing,
  };
}

/** Least likeness where a mapping names none: most spellings of one name in two languages pass, other words do not. */
const usualLikeness = 0.34;

function alikeOnly(value: Value, { to, least = usualLikeness, known }: AlikeSpec, scope: Scope, path: string): Value {
  const other = compileExpression(to, scope, `${path}.to`);
  const table = known === undefined ? null : compileTable(known, scope, `${path}.known`);
  return {
    columns: value.columns,
    isConstant: false,
    read: (row) => {
      const texts = value.read(row);
      if (texts.length === 0) return nothing;
      const name = textOf(other.read(row));
      const accepted = table?.lookup(name)?.split(/\s*\|\s*/) ?? [];
      return texts.filter((text) => likeness(text, name) >= least || accepted.includes(text));
    },
  };
}

export interface Condition {
  readonly columns: readonly string[];
  holds(row: RowContext): boolean;
}

const columnsOf = (conditions: readonly Condition[]) => [...new Set(conditions.flatMap(({ columns }) => columns))];

export function compileCondition(spec: ConditionSpec, scope: Scope, path: string): Condition {
  if (typeof spec === 'string') return filled(compileExpression(spec, scope, path));
  if ('all' in spec || 'any' in spec) {
    const isAll = 'all' in spec;
    const list = isAll ? spec.all : spec.any;
    const parts = list.map((part, index) =>
      compileCondition(part, scope, `${path}.${isAll ? 'all' : 'any'}[${index}]`),
    );
    const columns = columnsOf(parts);
    return isAll
      ? { columns, holds: (row) => parts.every((part) => part.holds(row)) }
      : { columns, holds: (row) => parts.some((part) => part.holds(row)) };
  }
  if ('not' in spec) {
    const inner = compileCondition(spec.not, scope, `${path}.not`);
    return { columns: inner.columns, holds: (row) => !inner.holds(row) };
  }
  const value = compileExpression(spec.value, scope, `${path}.value`);
  const tests: ((texts: readonly string[]) => boolean)[] = [];
  if (spec.is) {
    const wanted = new Set(spec.is.map(headerKey));
    tests.push((texts) => (texts.length === 0 ? wanted.has('') : texts.some((text) => wanted.has(headerKey(text)))));
  }
  if (spec.matches !== undefined) {
    const pattern = toRegExp(spec.matches);
    tests.push((texts) => (texts.length === 0 ? pattern.test('') : texts.some((text) => pattern.test(text))));
  }
  if (spec.filled !== undefined || tests.length === 0) {
    const wanted = spec.filled ?? true;
    tests.push((texts) => texts.length > 0 === wanted);
  }
  return {
    columns: value.columns,
    holds: (row) => {
      const texts = value.read(row);
      return tests.every((test) => test(texts));
    },
  };
}

const filled = (value: { columns: readonly string[]; read(row: RowContext): readonly string[] }): Condition => ({
  columns: value.columns,
  holds: (row) => value.read(row).length > 0,
});
