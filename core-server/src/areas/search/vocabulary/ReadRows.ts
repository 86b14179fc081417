/** Reads rows of the database. */
export type ReadRows = <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;

/** Takes many rows, letting others have their turn now and then. */
export type InTurns = <Row>(rows: readonly Row[], take: (row: Row) => void) => Promise<void>;

export interface MemorialRow {
  readonly id: string;
  readonly name: string;
  readonly name_keys: string;
  readonly place_id: string | null;
}
