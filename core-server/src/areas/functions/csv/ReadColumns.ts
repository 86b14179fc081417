/** A row of values as JSON carries it, by the place of their columns. */
export type Values = readonly (string | null)[];

/** What an export reads of a table: the columns that the fields chosen for it ask for, and no more. */
export class ReadColumns {
  readonly #table: string;
  readonly #expressions: string[] = [];

  /** @param table the name by which the statement calls it. */
  constructor(table: string) {
    this.#table = table;
  }

  /** How the text of a column is taken from a row; blank where the database has none. */
  read(column: string): (row: Values) => string {
    return this.compute(`${this.#table}.${column}`);
  }

  /** The same for a text that an expression of SQL gives. */
  compute(expression: string): (row: Values) => string {
    const known = this.#expressions.indexOf(expression);
    const at = known >= 0 ? known : this.#expressions.push(expression) - 1;
    return (row) => row[at] ?? '';
  }

  /** How a column is taken from a row if something reads it. */
  find(column: string): ((row: Values) => string) | null {
    return this.#expressions.includes(`${this.#table}.${column}`) ? this.read(column) : null;
  }

  /** SQL of a JSON array with all of them. */
  get sql(): string {
    return `json_build_array(${this.#expressions.join(', ')})`;
  }
}
