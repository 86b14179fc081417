import type { Problem } from './problem.ts';

/** A value that a mapping computes from a row: a list, most often of one text; empty when there is nothing. */
export interface Value {
  /** Columns of the file that it reads, directly or through derived values. */
  readonly columns: readonly string[];
  /** True when no row can change it. */
  readonly isConstant: boolean;
  read(row: RowContext): readonly string[];
}

/** One row while it is mapped: its cells, what was derived from them, and what there is to say about it. */
export class RowContext {
  readonly problems: Problem[];
  readonly #derived: (readonly string[] | undefined)[] = [];

  /**
   * @param cells cleaned, as many as the file has columns.
   * @param derivations read at most once a row, by their slot.
   */
  constructor(
    readonly cells: readonly string[],
    private readonly derivations: readonly Value[],
    problems: Problem[] = [],
  ) {
    this.problems = problems;
  }

  derived(slot: number): readonly string[] {
    const known = this.#derived[slot];
    if (known) return known;
    const values = (this.derivations[slot] as Value).read(this);
    this.#derived[slot] = values;
    return values;
  }

  report(problem: Problem): void {
    const said = this.problems.some(
      ({ code, column, message }) => code === problem.code && column === problem.column && message === problem.message,
    );
    if (!said) this.problems.push(problem);
  }

  /** The same row with other texts in some columns: one of the repetitions inside it. */
  withCells(cells: readonly string[]): RowContext {
    return new RowContext(cells, this.derivations, this.problems);
  }

  /** The same row with nothing said about it yet. */
  apart(): RowContext {
    return new RowContext(this.cells, this.derivations);
  }
}

/** The value as one text. */
export const textOf = (values: readonly string[]): string =>
  values.length === 1 ? (values[0] as string) : values.join(', ');

const doubled = /[^\S\n]+/g;
/** Printable ASCII without outer or double blanks. */
const cleanAlready = /^(?:[!-~]+(?: (?! |$)|$))*$/;

/** What spreadsheets, and files of ours, put before a text that begins as a formula does. */
const beforeFormula = /^'(?=[=+@-])/;

/** A cell without what nobody sees: one form of Unicode, single blanks, no control characters; line ends stay. */
export function cleanCell(cell: string): string {
  if (cleanAlready.test(cell) && !beforeFormula.test(cell)) return cell;
  return cell
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\u00ad\u200b\u200e\u200f\ufeff](?<![\n\t])/gu, '')
    .replace(doubled, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .replace(beforeFormula, '');
}
