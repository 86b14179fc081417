/** Collects the values of one SQL statement and hands out their placeholders. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** The placeholder that stands for `value`. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
