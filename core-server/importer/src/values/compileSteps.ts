import type { ElsePolicy, StepSpec } from '../mapping/expressionSchema.ts';
import { toRegExp } from '../mapping/schemaTools.ts';
import { compileTable } from './compileTable.ts';
import { defaultNameCase, nameCase, placeCase } from './nameCase.ts';
import { nearest } from './nearest.ts';
import { error, type Problem, quote, warning } from './problem.ts';
import type { Scope } from './Scope.ts';
import { stripLeaders, stripNoise } from './stripNoise.ts';

/** Changes a list of texts; `problems` takes what there is to say. */
export type Step = (values: readonly string[], problems: Problem[]) => readonly string[];

const each =
  (change: (text: string) => string): Step =>
  (values) =>
    values.map(change);

const namedSteps: Readonly<Record<string, Step>> = {
  stripNoise: each(stripNoise),
  stripLeaders: each(stripLeaders),
  nameCase: each((text) => nameCase(text)),
  placeCase: each(placeCase),
  upper: each((text) => text.toUpperCase()),
  lower: each((text) => text.toLowerCase()),
  sentence: each((text) => text.charAt(0).toUpperCase() + text.slice(1)),
  unique: (values) => [...new Set(values)],
  first: (values) => values.slice(0, 1),
  last: (values) => values.slice(-1),
};

/** The steps of a mapping one after the other; blank texts fall out after each. */
export function compileSteps(specs: readonly StepSpec[], scope: Scope, path: string, columns: readonly string[]): Step {
  const steps = specs.flatMap((spec, index) => compileStep(spec, scope, `${path}[${index}]`, columns));
  return (values, problems) => {
    let current = values;
    for (const step of steps) {
      current = step(current, problems);
      if (current.includes('')) current = current.filter((text) => text !== '');
    }
    return current;
  };
}

function compileStep(spec: StepSpec, scope: Scope, path: string, columns: readonly string[]): Step[] {
  if (typeof spec === 'string') return named(spec, scope, path, columns);
  if ('replace' in spec) {
    const pairs = spec.replace.map(([what, by]) => [toRegExp(what, 'g'), by] as const);
    return [each((text) => pairs.reduce((changed, [what, by]) => changed.replace(what, by), text).trim())];
  }
  if ('match' in spec) {
    const patterns = spec.match.map((pattern) => toRegExp(pattern));
    const otherwise = compileElse(
      spec.else ?? 'empty',
      columns,
      'NO_MATCH',
      'has none of the forms that the mapping knows',
    );
    return [mapEach((text) => takeMatch(patterns, text, spec.take), otherwise)];
  }
  if ('split' in spec) {
    const pattern = toRegExp(spec.split);
    return [(values) => values.flatMap((text) => text.split(pattern).map((part) => (part ?? '').trim()))];
  }
  if ('keep' in spec || 'drop' in spec) {
    const pattern = toRegExp('keep' in spec ? spec.keep : spec.drop);
    const wanted = 'keep' in spec;
    return [(values) => values.filter((text) => pattern.test(text) === wanted)];
  }
  if ('at' in spec) {
    const index = spec.at > 0 ? spec.at - 1 : spec.at;
    return [(values) => (values.at(index) === undefined ? [] : [values.at(index) as string])];
  }
  if ('joinWith' in spec) return [(values) => (values.length > 0 ? [values.join(spec.joinWith)] : [])];
  if ('wrap' in spec) return [each((text) => spec.wrap.replaceAll('{value}', text))];
  if ('nameCase' in spec) {
    const options = { ...defaultNameCase, ...definedOnly(spec.nameCase) };
    return [each((text) => nameCase(text, options))];
  }
  if ('patterns' in spec) {
    const pairs = spec.patterns.map(([what, by]) => [toRegExp(what), by] as const);
    const otherwise = compileElse(
      spec.else ?? 'keep',
      columns,
      'NO_MATCH',
      'has none of the forms that the mapping knows',
    );
    return [
      mapEach((text) => {
        const pair = pairs.find(([what]) => what.test(text));
        return pair ? text.replace(pair[0], pair[1]) : null;
      }, otherwise),
    ];
  }
  const { lookup, name } = compileTable(spec.table, scope, `${path}.table`);
  return [
    mapEach(lookup, compileElse(spec.else ?? 'warn', columns, 'VALUE_NOT_IN_TABLE', `is not in the table${name}`)),
  ];
}

function named(name: string, scope: Scope, path: string, columns: readonly string[]): Step[] {
  const recipe = scope.recipes[name];
  // A recipe may use the recipes before it, not itself.
  if (recipe) {
    const names = Object.keys(scope.recipes);
    const known = names.slice(0, names.indexOf(name));
    const inner = recipe.filter(
      (step): step is string => typeof step === 'string' && scope.recipes[step] !== undefined,
    );
    for (const later of inner.filter((step) => !known.includes(step))) {
      scope.fault(path, `uses the recipe "${name}", which uses "${later}": define "${later}" before it`);
      return [];
    }
    return [compileSteps(recipe, scope, `recipes.${name}`, columns)];
  }
  const step = namedSteps[name];
  if (step) return [step];
  const known = [...Object.keys(namedSteps), ...Object.keys(scope.recipes)];
  const close = nearest(name, known, (other) => other);
  scope.fault(
    path,
    `does not know the step "${name}"; ${close ? `did you mean "${close}"?` : `known are: ${known.join(', ')}`}`,
  );
  return [];
}

const definedOnly = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([key, value]) => value !== undefined && key !== 'comment')) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };

type Otherwise = (text: string, problems: Problem[]) => string;

function compileElse(policy: ElsePolicy, columns: readonly string[], code: string, says: string): Otherwise {
  const column = columns.join(', ');
  return (text, problems) => {
    if (policy === 'warn') problems.push(warning(code, column, `${quote(text)} ${says}; it is kept as it is`));
    if (policy === 'reject') problems.push(error(code, column, `${quote(text)} ${says}`));
    return policy === 'empty' ? '' : text;
  };
}

const mapEach =
  (change: (text: string) => string | null, otherwise: Otherwise): Step =>
  (values, problems) =>
    values.map((text) => change(text) ?? otherwise(text, problems));

/** What `take` makes of the groups; without it the group `value`, else the first group, else all that matched. */
function takeMatch(patterns: readonly RegExp[], text: string, take: string | undefined): string | null {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    const groups = found.groups ?? {};
    if (take === undefined) return (groups.value ?? found[1] ?? found[0]).trim();
    return take.replace(/\{(\w+)\}/g, (_, name: string) => groups[name] ?? found[Number(name)] ?? '').trim();
  }
  return null;
}
