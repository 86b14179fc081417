/** What errors of the database tell of the rows that were read or written; `driverError` says all of it once more. */
const told: ReadonlySet<string> = new Set(['parameters', 'detail', 'where', 'driverError']);

/**
 * An error as a log may keep it: the statement, its place and why it failed, without the values that it was about. Names
 * and addresses of living people are among those, and no log is searched when somebody asks to be forgotten.
 */
export function withoutRowValues<Serialized extends object>(error: Serialized): Partial<Serialized> {
  const kept = Object.entries(error).filter(([name]) => !told.has(name));
  return Object.fromEntries(kept) as Partial<Serialized>;
}
