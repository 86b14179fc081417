import type { RowRecord } from '../../records/records.ts';
import type { Row } from '../jsonRows.ts';

/** A place, memorial or unit that a row of a list gives. */
export interface ReferenceItem {
  readonly record: RowRecord;
  /** Key of the row, with the unit's own name where a row gives several. */
  readonly key: string;
  /** All columns but the id, as the table holds them. */
  readonly fields: Row;
  /** The record that is this one already; `several` when that cannot be told. */
  find(): string | 'several' | null;
  /** Makes the new record known to the rows after it. */
  add(id: string): void;
}

/** How the records of one table are completed by what a second source says of them. */
export interface ReferenceTable {
  readonly table: 'place' | 'memorial' | 'military_entity';
  readonly columns: readonly string[];
  /** The stored record with what it lacks; null when it lacks nothing. */
  complete(stored: Row, fields: Row): Row | null;
  /** The stored record as the row that made it says now; by default with all that the row says. */
  replace?(stored: Row, fields: Row): Row;
}
