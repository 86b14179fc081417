import { hash } from 'node:crypto';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/** A table as a backup holds it: in the text form of COPY, which every version of PostgreSQL reads. */
export interface BackedUpTable {
  readonly name: string;
  /** All but the generated ones, which the database works out again. */
  readonly columns: string[];
}

/**
 * Tables that a backup leaves out: the schema's own record, which migrations write; what waits to be told to search and
 * to other processes, and the state of the index, which is built anew from the restored database.
 */
const leftOut = ['migration', 'search_queue', 'search_index_state', 'socket_io_attachments'];

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const columnList = ({ columns }: BackedUpTable) => columns.map(quoted).join(', ');

/** The tables that a backup takes, in the order of their names. */
export async function tablesOf(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0
       AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL($1)
     GROUP BY c.relname ORDER BY c.relname`,
    [leftOut],
  );
  return rows;
}

/** Settings under which rows read the same wherever the database runs. */
export const steadyText = `SET timezone = 'UTC'; SET datestyle = 'ISO, MDY'; SET intervalstyle = 'postgres';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET client_encoding = 'UTF8'; SET statement_timeout = 0;
  SET idle_in_transaction_session_timeout = 0; SET lock_timeout = 0`;

export const readTable = (client: pg.ClientBase, table: BackedUpTable) =>
  client.query(to(`COPY ${quoted(table.name)} (${columnList(table)}) TO STDOUT`));

export const writeTable = (client: pg.ClientBase, table: BackedUpTable) =>
  client.query(from(`COPY ${quoted(table.name)} (${columnList(table)}) FROM STDIN`));

/**
 * Counts rows in the text form of COPY, and sums up their hashes: two tables with the same rows have the same sum, in
 * whatever order the rows come. A line break within a value is escaped, so each line is a row.
 */
export class RowSum {
  rows = 0;
  #high = 0;
  #low = 0;
  #begun: Buffer[] = [];

  /** As 16 hexadecimal digits. */
  get checksum(): string {
    return [this.#high, this.#low].map((part) => part.toString(16).padStart(8, '0')).join('');
  }

  /** Passes on what it counts. */
  async *count(source: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
    for await (const chunk of source) {
      const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      this.#add(bytes);
      yield bytes;
    }
  }

  #add(bytes: Buffer): void {
    let start = 0;
    for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
      const line = bytes.subarray(start, end);
      this.#addRow(this.#begun.length === 0 ? line : Buffer.concat([...this.#begun, line]));
      this.#begun = [];
      start = end + 1;
    }
    // The stream may use its buffer again for what comes next.
    if (start < bytes.length) this.#begun.push(Buffer.from(bytes.subarray(start)));
  }

  #addRow(line: Buffer): void {
    const digest = hash('sha256', line, 'buffer');
    this.#high = (this.#high + digest.readUInt32BE(0)) >>> 0;
    this.#low = (this.#low + digest.readUInt32BE(4)) >>> 0;
    this.rows += 1;
  }
}
