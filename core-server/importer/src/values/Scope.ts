import type { StepSpec } from '../mapping/expressionSchema.ts';
import type { MappingFault } from '../mapping/MappingError.ts';
import { nearest } from './nearest.ts';
import type { Value } from './RowContext.ts';

/** Headers are compared without case, outer and double blanks. */
export const headerKey = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/**
 * What names in a mapping mean for one file: its columns, and what the mapping itself defines. Faults are collected, so
 * that one run names them all.
 */
export class Scope {
  readonly faults: MappingFault[] = [];
  /** Columns that the mapping marks as optional and the file does not have. */
  readonly absent = new Set<string>();
  /** Indexes of the columns that anything refers to. */
  readonly used = new Set<number>();
  readonly derivations: Value[] = [];
  readonly #columns = new Map<string, number>();
  readonly #derived = new Map<string, number>();
  /** Columns that derived values depend on, by their slot. */
  readonly #columnsOfDerived = new Map<number, ReadonlySet<number>>();
  /** Columns that were referred to since each watch began, the innermost last. */
  readonly #watches: Set<number>[] = [];

  constructor(
    readonly header: readonly string[],
    readonly tables: Readonly<Record<string, Readonly<Record<string, string>>>>,
    readonly recipes: Readonly<Record<string, readonly StepSpec[]>>,
  ) {
    for (const [index, name] of header.entries()) this.#columns.set(headerKey(name), index);
  }

  fault(path: string, message: string): void {
    this.faults.push({ path, message });
  }

  /** Makes a derived value known by its name from here on. */
  derive(name: string, value: Value, path: string): void {
    const key = headerKey(name);
    if (this.#columns.has(key)) this.fault(path, `has the name of a column of the file; choose another`);
    const slot = this.derivations.push(value) - 1;
    this.#derived.set(key, slot);
    this.#columnsOfDerived.set(slot, this.#watches.at(-1) ?? new Set(this.header.keys()));
  }

  /**
   * Compiles a part of the mapping and answers with it the indexes of all columns on which it depends, directly or
   * through derived values.
   */
  watch<T>(compile: () => T): readonly [compiled: T, columns: readonly number[]] {
    const watched = new Set<number>();
    this.#watches.push(watched);
    const compiled = compile();
    this.#watches.pop();
    this.#note(watched);
    return [compiled, [...watched]];
  }

  #note(columns: Iterable<number>): void {
    for (const column of columns) this.#watches.at(-1)?.add(column);
  }

  /**
   * The value of a column, a position (`#3`) or a derived value. A name with `?` at its end may be missing: it is blank
   * then.
   */
  reference(name: string, path: string): Value {
    const optional = name.endsWith('?');
    const key = headerKey(optional ? name.slice(0, -1) : name);
    const derived = this.#derived.get(key);
    if (derived !== undefined) {
      const { columns, isConstant } = this.derivations[derived] as Value;
      this.#note(this.#columnsOfDerived.get(derived) ?? []);
      return { columns, isConstant, read: (row) => row.derived(derived) };
    }
    const position = /^#(\d+)$/.exec(key);
    const index = position ? Number(position[1]) - 1 : this.#columns.get(key);
    if (index === undefined || index >= this.header.length) {
      if (optional) this.absent.add(name.slice(0, -1));
      else this.fault(path, this.#unknownColumn(name));
      return { columns: [], isConstant: true, read: () => [] };
    }
    this.used.add(index);
    this.#note([index]);
    const columns = [this.header[index] as string];
    return { columns, isConstant: false, read: (row) => (row.cells[index] ? [row.cells[index]] : []) };
  }

  /** Where a column stands, for repetitions inside a row; undefined when the file does not have it. */
  columnIndex(name: string, path: string): number | undefined {
    const optional = name.endsWith('?');
    const index = this.#columns.get(headerKey(optional ? name.slice(0, -1) : name));
    if (index === undefined && !optional) this.fault(path, this.#unknownColumn(name));
    if (index !== undefined) this.used.add(index);
    return index;
  }

  #unknownColumn(name: string): string {
    const known = [...this.header, ...this.#derived.keys()];
    const close = nearest(headerKey(name), known, headerKey);
    const hint = close ? `did you mean {${close}}?` : `the file has: ${this.header.join(', ')}.`;
    return `names the column {${name}}, which is not in the file; ${hint} Write {${name}?} if it may be missing.`;
  }
}
