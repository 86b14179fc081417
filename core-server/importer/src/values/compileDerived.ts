import type { DerivedSpec } from '../mapping/mappingSchema.ts';
import { isObject, toRegExp } from '../mapping/schemaTools.ts';
import { compileExpression } from './compileExpression.ts';
import { error, quote, warning } from './problem.ts';
import { textOf, type Value } from './RowContext.ts';
import type { Scope } from './Scope.ts';

const groupNames = /\(\?<([A-Za-z_]\w*)>/g;

/** Makes the derived values of a mapping known to the scope, in the order of the file: each may use those before it. */
export function compileDerived(specs: Readonly<Record<string, DerivedSpec>>, scope: Scope): void {
  for (const [name, spec] of Object.entries(specs)) scope.watch(() => compileOne(name, spec, scope));
}

function compileOne(name: string, spec: DerivedSpec, scope: Scope): void {
  const path = `derive.${name}`;
  if (!isObject(spec) || !('parts' in spec)) {
    scope.derive(name, compileExpression(spec, scope, path), path);
    return;
  }
  const { from, do: steps, parts, else: policy = 'empty' } = spec as Extract<DerivedSpec, { parts: string[] }>;
  const whole = compileExpression({ from, do: steps }, scope, path);
  scope.derive(name, whole, path);
  const slot = scope.derivations.length - 1;
  const split = compileParts(parts, whole, slot, policy);
  const matchSlot = scope.derivations.push(split.found) - 1;
  for (const group of new Set(
    parts.flatMap((part) => [...part.matchAll(groupNames)].map((found) => found[1] as string)),
  )) {
    scope.derive(
      `${name}.${group}`,
      { columns: whole.columns, isConstant: false, read: (row) => split.group(row.derived(matchSlot), group) },
      path,
    );
  }
}

/** The groups of the first pattern that fits, packed as a list of names and texts. */
function compileParts(parts: readonly string[], whole: Value, slot: number, policy: string) {
  const patterns = parts.map((part) => toRegExp(part));
  const column = whole.columns.join(', ');
  const memory = new Map<string, readonly string[]>();
  const unfold = (text: string): readonly string[] | null => {
    for (const pattern of patterns) {
      const found = pattern.exec(text);
      if (found) return Object.entries(found.groups ?? {}).flatMap(([group, part]) => [group, part?.trim() ?? '']);
    }
    return null;
  };
  const found: Value = {
    columns: whole.columns,
    isConstant: false,
    read: (row) => {
      const text = textOf(row.derived(slot));
      if (text === '') return [];
      let groups = memory.get(text);
      if (!groups) {
        const fitting = unfold(text);
        if (!fitting && policy !== 'empty' && policy !== 'keep') {
          const says = `${quote(text)} has none of the forms that the mapping knows`;
          row.report(policy === 'reject' ? error('NO_MATCH', column, says) : warning('NO_MATCH', column, says));
          return [];
        }
        groups = fitting ?? [];
        if (memory.size >= 20_000) memory.clear();
        memory.set(text, groups);
      }
      return groups;
    },
  };
  const group = (groups: readonly string[], name: string): readonly string[] => {
    for (let index = 0; index < groups.length; index += 2) {
      if (groups[index] === name) return groups[index + 1] ? [groups[index + 1] as string] : [];
    }
    return [];
  };
  return { found, group };
}
